import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { ownAnswerTime } from './answerTime';
import { callLink, contactLink, homeLink } from './links';
import { reachUs, waysWith } from './reachUs';

/** After a contact message without JavaScript, in Kiswahili. */
export const messageSent: ThanksContent = {
  meta: {
    title: 'Tufikie kwa simu, WhatsApp au fomu yetu',
    description:
      'Kwa dharura tupigie simu: simu hupokelewa mchana na usiku. Kwa mengine yote kuna WhatsApp na fomu ya mawasiliano.',
  },
  ...reachUs,
  ways: waysWith(contactLink, 'Habari. Niliwaandikia kwenye tovuti yenu. Ni kuhusu:'),
  earlier: {
    title: 'Je, umetutumia ujumbe?',
    paragraphs: [
      'Ukurasa huu huthibitisha ujumbe kwa dakika chache tu baada ya kutumwa.',
      'Kama huna hakika kwamba ujumbe wako ulifika, tupigie simu au uutume tena. Ujumbe uleule huhifadhiwa mara moja tu ukiutuma tena siku hiyo hiyo.',
    ],
  },
  sent: {
    title: 'Ujumbe umetumwa!',
    draft: forms.contact.draft,
    paragraphs: [
      `Ujumbe wako umehifadhiwa na unaenda ofisini kwetu. ${ownAnswerTime}`,
      'Kwa dharura, piga simu.',
    ],
    actions: [callLink, homeLink],
    next: {
      title: 'Kinachofuata kwa ujumbe wako',
      items: [
        { title: 'Mtu anausoma', text: 'Unaenda kwa mtu anayejua huduma unayoulizia.' },
        { title: 'Tunakujibu', text: 'Kwa simu au barua pepe, kwa maswali, bei au jibu.' },
      ],
    },
  },
};
