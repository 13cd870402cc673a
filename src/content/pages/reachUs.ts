import texts from '#words/reachUs.json';
import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { Link } from '../../domain/link';
import { officeLink, whatsappSaying } from './links';

/** Heading and lead of pages that can only say how to reach the service. */
export const reachUs = texts;

/** Call, the form that the page belongs to, and WhatsApp. @param words How a message begins. */
export function waysWith(form: Link, words: string): CallToActionProps {
  return {
    ...texts.waysWith,
    actions: [officeLink, form, whatsappSaying(words)],
  };
}
