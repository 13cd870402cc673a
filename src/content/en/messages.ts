/**
 * How a WhatsApp message begins, by what it is about. The visitor writes the rest, and sends it. No medical detail is asked for:
 * those are for the phone.
 */
export const messages = {
  hello: 'Hello. I have a question:',
  emergency: 'Emergency. I need an ambulance. I am at:',
  /** Of somebody who cannot speak on the phone. */
  cannotSpeak: 'Emergency. I cannot hear or speak. I need an ambulance. I am at:',
  service: 'Hello. I have a question about {service}:',
  quote: 'Hello. I would like a quote for {service}. Place, dates and number of people:',
  clinic: 'Hello. I have a question about an appointment. Clinic and day:',
  review: 'Hello. I would like to tell you how your service was:',
  sent: 'Hello. I wrote to you on your website. It is about:',
  payment: 'Hello. I have a question about a payment:',
  complaint: 'Hello. I have a complaint. Day and place:',
  lostProperty: 'Hello. I lost something on a journey with you. What, on which day, from where to where:',
  assistant: 'Hello. I asked your assistant, and would like an answer from a person:',
} as const;
