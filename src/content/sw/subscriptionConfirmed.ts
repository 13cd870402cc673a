import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { homeLink, linkInKiswahili } from './links';
import { waysWith } from './reachUs';
import { whatYouReceive } from './whatYouReceive';

/** After the button of the page that confirms; with an old or broken link what to do instead; in Kiswahili. */
export const subscriptionConfirmed: ThanksContent = {
  meta: {
    title: 'Usajili wako wa habari zetu',
    description:
      'Usajili wa habari zetu huthibitishwa kwa kiungo kilicho katika barua pepe yetu, kinachofanya kazi siku saba. Unaweza kujisajili tena.',
  },
  title: 'Kiungo hiki hakithibitishi tena',
  lead: 'Kina zaidi ya siku saba, au sehemu yake imekosekana.',
  ways: waysWith(
    linkInKiswahili('Jisajili tena', forms.subscribe.page),
    'Habari. Nina swali kuhusu habari zenu:',
  ),
  earlier: {
    title: 'Je, ulithibitisha awali?',
    paragraphs: [
      'Basi anwani yako bado iko kwenye orodha yetu, na huhitaji kufanya lolote.',
      'Kama huna hakika, jisajili tena: utapata barua pepe nyingine yenye kiungo kipya.',
    ],
  },
  sent: {
    title: 'Anwani yako imethibitishwa',
    paragraphs: ['Asante. Kuanzia sasa utapata habari zetu.'],
    actions: [homeLink],
    next: whatYouReceive,
  },
};
