import words from '#words/whatsappPage.json';
import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { WidgetPageContent } from '../types';
import { callLink, whatsappLink } from './links';

/** The chat icon alone. */
export const whatsappPage: WidgetPageContent & { call: CallToActionProps } = {
  meta: words.meta,
  title: 'WhatsApp',
  lead: words.lead,
  call: { ...words.call, actions: [whatsappLink, callLink] },
};
