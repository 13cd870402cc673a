import type { SubscriptionContent } from '../formTypes';

/** Where the link of the mail leads that asks to confirm a subscription, in Kiswahili. */
export const confirmSubscription: SubscriptionContent = {
  meta: {
    title: 'Thibitisha usajili wako',
    description:
      'Thibitisha kwa kitufe kimoja kwamba unataka habari zetu kwa barua pepe: tarehe za mafunzo, kliniki na ushauri, mara chache kwa mwaka.',
  },
  title: 'Unataka habari zetu?',
  lead: 'Barua pepe chache kwa mwaka: tarehe za mafunzo, kliniki, ushauri.',
  question: {
    title: 'Thibitisha anwani yako',
    text: 'Hadi ubonyeze kitufe, hatutatuma habari kwa anwani iliyopokea barua pepe yetu.',
    button: 'Ndiyo, nitumieni habari zenu',
  },
};
