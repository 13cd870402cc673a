import type { Messages } from '../whatsapp';

/** How a WhatsApp message begins, by the kind of page, in Kiswahili. */
export const messages: Messages = {
  hello: 'Habari.',
  emergency: 'Dharura. Ninahitaji ambulensi. Niko:',
  service: 'Habari. Nina swali kuhusu {service}:',
  quote: 'Habari. Naomba bei ya {service}. Mahali, tarehe na idadi ya watu:',
  request: 'Habari. Naomba bei. Mahali, tarehe na idadi ya watu:',
  clinic: 'Habari. Nina swali kuhusu miadi. Kliniki na siku:',
  review: 'Habari. Ningependa kuwaambia huduma yenu ilikuwaje:',
};
