import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { contactLink, homeLink, linkInKiswahili } from './links';
import { waysWith } from './reachUs';

/** After the button of the page by which subscribers leave; with a broken link how to leave all the same; in Kiswahili. */
export const subscriptionLeft: ThanksContent = {
  meta: {
    title: 'Jinsi ya kujiondoa kwenye habari zetu',
    description:
      'Jiondoe kwa kiungo kilicho katika barua pepe zetu. Kama kiungo hakifanyi kazi, tuandikie, nasi tutafuta anwani yako kwenye orodha yetu.',
  },
  title: 'Kiungo hiki si kamili',
  lead: 'Sehemu yake imekosekana. Tafadhali kifungue tena kutoka kwa barua pepe yetu, au tuambie tufute anwani yako.',
  ways: waysWith(contactLink, 'Habari. Tafadhali futeni barua pepe yangu kwenye orodha ya habari zenu:'),
  earlier: {
    title: 'Je, ulijiondoa awali?',
    paragraphs: [
      'Basi anwani yako imeshafutwa, na huhitaji kufanya lolote.',
      'Ukurasa huu huthibitisha hilo kwa dakika chache tu baada ya kubonyeza kitufe.',
    ],
  },
  sent: {
    title: 'Hutapata habari tena',
    paragraphs: ['Anwani yako imefutwa kwenye orodha yetu.'],
    actions: [linkInKiswahili('Jisajili tena', forms.subscribe.page), homeLink],
    next: {
      title: 'Kinachofuata',
      items: [
        { title: 'Hakuna kingine kinachotumwa', text: 'Barua pepe iliyokuwa njiani huenda bado ikafika.' },
        { title: 'Maombi yako yanabaki', text: 'Ulichoomba au ulichopanga nasi hakibadiliki.' },
      ],
    },
  },
};
