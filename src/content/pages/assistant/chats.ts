/** How a WhatsApp message begins that follows an answer. */
export const chats = {
  question: 'Hello. I have a question:',
  payment: 'Hello. I have a question about a payment:',
  person: 'Hello. I asked your assistant, and would like an answer from a person:',
  complaint: 'Hello. I have a complaint. Day and place:',
  lostProperty: 'Hello. I lost something on a journey with you. What, on which day, from where to where:',
} as const;
