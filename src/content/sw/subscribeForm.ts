import type { SubscribeFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';

/** Words of the subscribe form in the footer, in Kiswahili. */
export const subscribeForm: SubscribeFormContent = {
  labels: {
    email: 'Habari kwa barua pepe: mafunzo, kliniki, ushauri',
    submit: 'Jisajili',
    sending: 'Inatuma …',
    answer: 'Asante. Tukikutumia barua pepe sasa, tafadhali thibitisha.',
    failed: 'Haikufaulu. Tafadhali jaribu tena baadaye.',
    tooMany: formNotes.tooMany,
    offline: 'Simu au kompyuta hii haina mtandao. Bonyeza Jisajili tena mtandao ukirudi.',
    leaveEmpty: formNotes.leaveEmpty,
    notice: consentWords.subscribe,
    policy: formNotes.policy,
  },
  messages: {
    required: 'Andika barua pepe yako.',
    email: 'Andika barua pepe kama jina@example.com.',
    email_letters:
      'Hatuwezi kutuma barua pepe kwa anwani hii. Kabla ya @ tumia herufi a hadi z, tarakimu na alama pekee.',
    too_long: 'Barua pepe yako iwe na herufi 254 au chache zaidi.',
  },
};
