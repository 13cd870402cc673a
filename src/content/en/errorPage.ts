import { owner } from '../owner';
import type { ErrorContent } from '../answerTypes';
import { emergency } from './emergency';
import { firstAidLink } from './links';

const goBack = 'Go back with your browser: what you typed should still be in the form.';
const urgent = 'If it is urgent, call us.';

/** The page for a path that does not exist, and for a failure of the site. */
export const errorPage: ErrorContent = {
  description: 'This page does not exist or could not be shown. Call us, or go back to the home page.',
  title: 'Unexpected Application Error!',
  text: 'This page does not exist, or it could not be shown. You can still call us.',
  notSent: 'This was not sent',
  refused: {
    403: `Your browser says it comes from another website. Open the form on this site and send it from there. ${urgent}`,
    413: `It is too long. ${goBack} Make it shorter and send it again. ${urgent}`,
    429: `Too much came from your network in a short time. ${goBack} Wait a minute and send it again. ${urgent}`,
    503: `It cannot be stored right now. ${goBack} Wait a minute and send it again. ${urgent}`,
  },
  unknown: 'Unknown error',
  call: { label: `Call ${owner.phone.display}`, to: owner.phone.href },
  firstAid: firstAidLink,
  home: { label: 'Go to the home page', to: '/' },
  emergency,
};
