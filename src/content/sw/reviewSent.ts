import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { linkInKiswahili } from './links';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a review without JavaScript, in Kiswahili. */
export const reviewSent: ThanksContent = {
  meta: {
    title: 'Jinsi ya kutufikia au kuandika maoni',
    description:
      'Kwa dharura tupigie simu, au tumia WhatsApp. Unaweza kuandika maoni kuhusu huduma yetu kwenye ukurasa wa maoni ya wateja.',
  },
  ...reachUs,
  ways: waysWith(linkInKiswahili('Andika Maoni', forms.review.page), messages.review),
  earlier: {
    title: 'Je, umetutumia maoni?',
    paragraphs: [
      'Ukurasa huu huthibitisha maoni kwa dakika chache tu baada ya kutumwa.',
      'Kama huna hakika kwamba maoni yako yalifika, yatume tena. Maoni yaleyale huhifadhiwa mara moja tu ukiyatuma tena siku hiyo hiyo.',
    ],
  },
  sent: {
    title: 'Maoni yametumwa ili yakaguliwe!',
    draft: forms.review.draft,
    paragraphs: ['Maoni yako yamehifadhiwa. Asante kwa muda wako.'],
    actions: [linkInKiswahili('Soma maoni ya wateja', forms.review.page)],
    next: {
      title: 'Kinachofuata kwa maoni yako',
      items: [
        { title: 'Wafanyakazi wanayasoma', text: 'Mtu husoma maoni yote kabla hayajaonekana.' },
        {
          title: 'Yanaonekana pamoja na mengine',
          text: 'Yakikubaliwa, yanaonyeshwa kwenye ukurasa wa maoni ya wateja pamoja na jina lako.',
        },
      ],
    },
  },
};
