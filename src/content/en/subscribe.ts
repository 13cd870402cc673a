import type { SubscribeContent } from '../formTypes';
import { subscribeForm } from './subscribeForm';

/** The page of the subscribe form, where a refused subscription comes back to. */
export const subscribe: SubscribeContent = {
  meta: {
    title: 'Subscribe to our news',
    description:
      'Subscribe with your email address to hear of first-aid training dates, clinics and advice a few times a year.',
  },
  title: 'Subscribe',
  lead: 'A few emails a year: training dates, clinics, advice.',
  form: subscribeForm,
};
