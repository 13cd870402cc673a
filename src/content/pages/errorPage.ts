import words from '#words/errorPage.json';
import { fill } from '../../domain/fill';
import type { ErrorContent } from '../answerTypes';
import { language } from './language';
import { emergency } from './emergency';
import { callLink, firstAidLink, homeLink } from './links';

const goBack = words.goBack;
const urgent = words.urgent;

/** The page for a path that does not exist, and for a failure of the site. */
export const errorPage: ErrorContent = {
  description: words.description,
  title: words.title,
  text: words.text,
  notSent: words.notSent,
  refused: {
    403: fill(words.refused['403'], { urgent }),
    413: fill(words.refused['413'], { goBack, urgent }),
    429: fill(words.refused['429'], { goBack, urgent }),
    503: fill(words.refused['503'], { goBack, urgent }),
  },
  // In English the server's own texts are shown, as the specification says.
  ...(language !== 'en' && { statuses: words.statuses }),
  unknown: words.unknown,
  call: callLink,
  firstAid: firstAidLink,
  home: homeLink,
  emergency,
};
