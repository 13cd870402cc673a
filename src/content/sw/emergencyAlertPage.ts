import type { WidgetPageContent } from '../types';

/** The emergency banner alone, in Kiswahili. */
export const emergencyAlertPage: WidgetPageContent = {
  meta: {
    title: 'Nambari ya dharura',
    description:
      'Nambari ya kupiga wakati wa dharura ya kiafya, mchana na usiku. Sema kwanza uko wapi; anayepokea simu atauliza mengine.',
  },
  title: 'Nambari ya dharura',
  lead: 'Sema kwanza uko wapi. Anayepokea simu atauliza mengine, na hatakata simu.',
};
