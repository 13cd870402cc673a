import words from '#words/subscribe.json';
import type { SubscribeContent } from '../formTypes';
import { subscribeForm } from './subscribeForm';

/** The page of the subscribe form, where a refused subscription comes back to. */
export const subscribe: SubscribeContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  form: subscribeForm,
};
