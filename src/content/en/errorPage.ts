import { owner } from '../owner';
import type { ErrorContent } from '../pageTypes';
import { emergency } from './emergency';

/** The page for a path that does not exist, and for a failure of the site. */
export const errorPage: ErrorContent = {
  meta: {
    title: 'Unexpected Application Error!',
    description:
      'This page does not exist or could not be shown. Call us, or go back to the start page of the site.',
  },
  title: 'Unexpected Application Error!',
  text: 'This page does not exist, or it could not be shown. The phone works.',
  unknown: 'Unknown error',
  call: { label: `Call ${owner.phone.display}`, to: owner.phone.href },
  home: { label: 'To the start page', to: '/' },
  emergency,
};
