import type { SubscriptionContent } from '../formTypes';

/** Where the link leads by which subscribers leave, in Kiswahili. */
export const leaveSubscription: SubscriptionContent = {
  meta: {
    title: 'Jiondoe kwenye habari zetu',
    description:
      'Jiondoe kwenye habari zetu kwa kitufe kimoja. Barua pepe yako inafutwa mara moja, na hutatumiwa kingine.',
  },
  title: 'Jiondoe kwenye habari zetu',
  lead: 'Kitufe kimoja, na habari zinakoma.',
  question: {
    title: 'Futa anwani yako',
    text: 'Anwani iliyopokea barua pepe yetu inafutwa mara moja kwenye orodha yetu. Unaweza kujisajili tena wakati wowote.',
    button: 'Jiondoe',
  },
};
