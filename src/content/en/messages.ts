import type { Messages } from '../whatsapp';

/**
 * How a WhatsApp message begins, by the kind of page. The visitor writes the rest, and sends it. No medical detail is asked for:
 * those are for the phone.
 */
export const messages: Messages = {
  /** On the home page, whose HTML has few bytes left, and wherever nothing more is known. */
  hello: 'Hello.',
  emergency: 'Emergency. I need an ambulance. I am at:',
  service: 'Hello. I have a question about {service}:',
  quote: 'Hello. I would like a quote for {service}. Place, dates and number of people:',
  request: 'Hello. I would like an offer. Place, dates and number of people:',
  clinic: 'Hello. I have a question about an appointment. Clinic and day:',
  review: 'Hello. I would like to tell you how your service was:',
};
