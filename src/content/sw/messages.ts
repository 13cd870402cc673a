import type { messages as english } from '../en/messages';

/** How a WhatsApp message begins, by what it is about, in Kiswahili. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  hello: 'Habari. Nina swali:',
  emergency: 'Dharura. Ninahitaji ambulensi. Niko:',
  cannotSpeak: 'Dharura. Siwezi kusikia wala kuongea. Ninahitaji ambulensi. Niko:',
  service: 'Habari. Nina swali kuhusu {service}:',
  quote: 'Habari. Ninaomba bei ya {service}. Mahali, tarehe na idadi ya watu:',
  clinic: 'Habari. Nina swali kuhusu miadi. Kliniki na siku:',
  review: 'Habari. Ningependa kuwaambia huduma yenu ilikuwaje:',
  sent: 'Habari. Niliwaandikia kwenye tovuti yenu. Ni kuhusu:',
  payment: 'Habari. Nina swali kuhusu malipo:',
  complaint: 'Habari. Nina malalamiko. Siku na mahali:',
  lostProperty: 'Habari. Nilipoteza kitu katika safari nanyi. Ni nini, siku gani, kutoka wapi kwenda wapi:',
  assistant: 'Habari. Nilimuuliza msaidizi wenu, na ningependa jibu la mtu:',
};
