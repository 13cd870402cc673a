import type { WidgetPageContent } from '../types';

/** The emergency banner alone. */
export const emergencyAlertPage: WidgetPageContent = {
  meta: {
    title: 'Emergency number',
    description:
      'The number to call in a medical emergency, day and night. Say where you are first; the dispatcher asks for the rest.',
  },
  title: 'Emergency number',
  lead: 'Say where you are first. The dispatcher asks for the rest and stays on the line.',
};
