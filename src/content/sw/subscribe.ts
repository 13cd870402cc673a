import type { SubscribeContent } from '../formTypes';
import { subscribeForm } from './subscribeForm';

/** The page of the subscribe form, where a refused subscription comes back to; in Kiswahili. */
export const subscribe: SubscribeContent = {
  meta: {
    title: 'Jisajili upate habari zetu',
    description:
      'Jisajili kwa barua pepe yako upate habari za tarehe za mafunzo ya huduma ya kwanza, kliniki na ushauri mara chache kwa mwaka.',
  },
  title: 'Jisajili',
  lead: 'Barua pepe chache kwa mwaka: tarehe za mafunzo, kliniki, ushauri.',
  form: subscribeForm,
};
