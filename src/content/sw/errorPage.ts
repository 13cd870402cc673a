import type { ErrorContent } from '../answerTypes';
import { emergency } from './emergency';
import { callLink, firstAidLink, homeLink } from './links';

const goBack = 'Rudi nyuma kwa kivinjari chako: ulichoandika kinapaswa kuwa bado kwenye fomu.';
const urgent = 'Kama ni haraka, tupigie simu.';

/** The page for a path that does not exist, and for a failure of the site, in Kiswahili. */
export const errorPage: ErrorContent = {
  description: 'Ukurasa huu haupo au haukuweza kuonyeshwa. Tupigie simu, au rudi mwanzo wa tovuti.',
  title: 'Hitilafu isiyotarajiwa!',
  text: 'Ukurasa huu haupo, au haukuweza kuonyeshwa. Bado unaweza kutupigia simu.',
  notSent: 'Haikutumwa',
  refused: {
    403: `Kivinjari chako kinasema imetoka tovuti nyingine. Fungua fomu katika tovuti hii uitume kutoka hapo. ${urgent}`,
    413: `Ni ndefu mno. ${goBack} Ifupishe, kisha uitume tena. ${urgent}`,
    429: `Maombi mengi mno yametoka kwenye mtandao wako kwa muda mfupi. ${goBack} Subiri dakika moja, kisha uitume tena. ${urgent}`,
    503: `Haiwezi kuhifadhiwa sasa hivi. ${goBack} Subiri dakika moja, kisha uitume tena. ${urgent}`,
  },
  statuses: {
    400: 'Ombi halieleweki',
    403: 'Hairuhusiwi',
    404: 'Haupatikani',
    405: 'Njia hii hairuhusiwi',
    413: 'Ni ndefu mno',
    415: 'Aina hii haikubaliki',
    422: 'Taarifa hazikukubaliwa',
    429: 'Maombi mengi mno',
    500: 'Hitilafu ya seva',
    502: 'Seva haijibu',
    503: 'Huduma haipatikani kwa sasa',
  },
  unknown: 'Hitilafu isiyojulikana',
  call: callLink,
  firstAid: firstAidLink,
  home: homeLink,
  emergency,
};
