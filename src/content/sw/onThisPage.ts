import type { ServiceContent } from '../pageTypes';

/** Names of the parts in the list "On this page" in Kiswahili, the same on every service page. */
export const onThisPage: ServiceContent['onThisPage'] = {
  title: 'Kwenye ukurasa huu',
  names: {
    steps: 'Hatua',
    photos: 'Picha',
    benefits: 'Faida',
    included: 'Kinachojumuishwa',
    ready: 'Maandalizi',
    prices: 'Bei',
    questions: 'Maswali',
  },
};
