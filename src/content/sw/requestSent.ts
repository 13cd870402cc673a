import type { ThanksContent } from '../answerTypes';
import { callLink, homeLink, requestLink } from './links';
import { reachUs, waysWith } from './reachUs';
import { requestNextSteps } from './requests/requestLabels';

/** After a request for cover, a transfer or a course without JavaScript, in Kiswahili. */
export const requestSent: ThanksContent = {
  meta: {
    title: 'Jinsi ya kutufikia au kuomba huduma',
    description:
      'Kwa dharura tupigie simu, au tumia WhatsApp. Unaweza kuomba huduma, safari au mafunzo kwa fomu za tovuti hii.',
  },
  ...reachUs,
  ways: waysWith(requestLink, 'Habari. Nilituma ombi kwenye tovuti yenu. Ni kuhusu:'),
  earlier: {
    title: 'Je, umetutumia ombi?',
    paragraphs: [
      'Ukurasa huu huonyesha nambari ya ombi kwa dakika chache tu baada ya kutumwa.',
      'Kama huna hakika kwamba ombi lako lilifika, tupigie simu, au ulitume tena. Ombi lilelile huhifadhiwa mara moja tu ukilituma tena siku hiyo hiyo.',
    ],
  },
  sent: {
    title: 'Tumepokea ombi lako',
    paragraphs: [
      'Nambari yake ni {reference}. Tafadhali ihifadhi, na uitaje unapopiga simu kuhusu ombi lako.',
      'Bado hakuna kilichopangwa.',
      'Ni haraka? Usitusubiri: piga simu.',
    ],
    actions: [callLink, homeLink],
    next: {
      title: 'Kinachofuata',
      items: [
        { title: 'Mtu analisoma', text: requestNextSteps[1] },
        { title: 'Unapata bei', text: requestNextSteps[2] },
      ],
    },
  },
};
