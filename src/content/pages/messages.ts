import words from '#words/messages.json';
import type { Messages } from '../whatsapp';

/**
 * How a WhatsApp message begins, by the kind of page. The visitor writes the rest, and sends it. No medical detail is asked for:
 * those are for the phone.
 */
export const messages: Messages = words;
