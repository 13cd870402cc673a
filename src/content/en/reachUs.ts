import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { Link } from '../../domain/link';
import { callLink, whatsappSaying } from './links';

/** Heading and lead of pages that can only say how to reach the service. */
export const reachUs = {
  title: 'How to reach us',
  lead: 'In an emergency, call: the phone is answered day and night. For everything else, choose what suits you.',
} as const;

/** Call, the form that the page belongs to, and WhatsApp. @param words How a message begins. */
export function waysWith(form: Link, words: string): CallToActionProps {
  return {
    title: 'Call or write',
    text: 'WhatsApp and the form are for what can wait.',
    actions: [callLink, form, whatsappSaying(words)],
  };
}
