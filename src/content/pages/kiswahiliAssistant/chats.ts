import type { chats as english } from '#en/assistant/chats';

/** How a WhatsApp message begins that follows an answer, in Kiswahili. */
export const chats: Readonly<Record<keyof typeof english, string>> = {
  question: 'Habari. Nina swali:',
  payment: 'Habari. Nina swali kuhusu malipo:',
  person: 'Habari. Nilimuuliza msaidizi wenu, na ningependa jibu la mtu:',
  complaint: 'Habari. Nina malalamiko. Siku na mahali:',
  lostProperty: 'Habari. Nilipoteza kitu katika safari nanyi. Ni nini, siku gani, kutoka wapi kwenda wapi:',
};
