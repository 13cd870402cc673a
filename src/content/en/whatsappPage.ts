import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import { callLink, whatsappLink } from './links';

/** The chat icon alone. */
export const whatsappPage: WidgetPageContent & { call: CallToActionProps } = {
  meta: {
    title: 'Write to us on WhatsApp',
    description:
      'Open a WhatsApp chat with our office to send a location, a plan or a question. In an emergency do not write: call us.',
  },
  title: 'WhatsApp',
  lead: 'Send us a location, a plan or a question. In an emergency, call: we may not see a message in time.',
  call: {
    title: 'Open the chat',
    text: 'The link opens WhatsApp on your phone or computer.',
    actions: [whatsappLink, callLink],
  },
};
