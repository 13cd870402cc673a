import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { homeLink, linkInKiswahili } from './links';
import { reachUs, waysWith } from './reachUs';
import { subscribeForm } from './subscribeForm';
import { whatYouReceive } from './whatYouReceive';

/** After a subscription without JavaScript, in Kiswahili; the same whether or not the address was known. */
export const subscribed: ThanksContent = {
  meta: {
    title: 'Jinsi ya kutufikia au kujisajili upate habari',
    description:
      'Kwa dharura tupigie simu, au tumia WhatsApp. Kwa barua pepe yako unaweza kujisajili upate habari zetu za mafunzo na kliniki.',
  },
  ...reachUs,
  ways: waysWith(linkInKiswahili('Jisajili', forms.subscribe.page), 'Habari. Nina swali:'),
  earlier: {
    title: 'Je, umejisajili kupata habari zetu?',
    paragraphs: [
      'Ukurasa huu huthibitisha usajili kwa dakika chache tu baada ya kutumwa.',
      'Kama huna hakika kwamba anwani yako ilifika, jisajili tena. Kila anwani huhifadhiwa mara moja tu. Kama barua pepe inakuomba uthibitishe, tunatuma habari baada ya kuthibitisha tu.',
    ],
  },
  sent: {
    title: 'Asante',
    paragraphs: [subscribeForm.labels.answer],
    actions: [homeLink],
    next: whatYouReceive,
  },
};
