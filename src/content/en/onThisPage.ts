import type { ServiceContent } from '../pageTypes';

/** Names of the parts in the list "On this page", the same on every service page. */
export const onThisPage: ServiceContent['onThisPage'] = {
  title: 'On this page',
  names: {
    steps: 'Steps',
    photos: 'Pictures',
    benefits: 'What you gain',
    included: 'Included',
    ready: 'What to prepare',
    prices: 'Prices',
    questions: 'Questions',
  },
};
