import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import { callLink } from './links';

/** The chat assistant alone. */
export const chatBotPage: WidgetPageContent & { call: CallToActionProps } = {
  meta: {
    title: 'Ask the assistant',
    description:
      'Short answers to common questions about ambulances, crews and cover. The assistant does not replace a doctor. In an emergency, call us.',
  },
  title: 'Assistant',
  lead: 'Short answers to common questions. It does not replace a doctor. In an emergency, call us.',
  call: {
    title: 'Answers to read now',
    text: 'First aid step by step, and the ten most frequent questions.',
    actions: [{ label: 'First aid', to: '/FirstAid' }, { label: 'Read the questions', to: '/FAQ' }, callLink],
  },
};
