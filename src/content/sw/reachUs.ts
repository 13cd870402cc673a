import type { Link } from '../../domain/link';
import type { CallToActionProps } from '../../sections/CallToAction/CallToAction';
import type { reachUs as english } from '../en/reachUs';
import { callLink, whatsappSaying } from './links';

/** Heading and lead of pages that can only say how to reach the service, in Kiswahili. */
export const reachUs: Readonly<Record<keyof typeof english, string>> = {
  title: 'Jinsi ya kutufikia',
  lead: 'Kwa dharura, piga simu: simu hupokelewa mchana na usiku. Kwa mengine yote, chagua njia inayokufaa.',
};

/** Call, the form that the page belongs to, and WhatsApp. @param words How a message begins. */
export function waysWith(form: Link, words: string): CallToActionProps {
  return {
    title: 'Piga simu au andika',
    text: 'WhatsApp na fomu ni kwa mambo yanayoweza kusubiri.',
    actions: [callLink, form, whatsappSaying(words)],
  };
}
