import type { HelpLine } from '../../domain/helpLine';

/** Whom to call when nobody answers at our number, in this order, in Kiswahili. Not from the list of all help numbers, which every page would carry. */
export const otherNumbers: readonly HelpLine[] = [
  { number: '1199', href: 'tel:1199', name: 'Msalaba Mwekundu wa Kenya', text: 'Laini ya ambulensi' },
  { number: '999', href: 'tel:999', name: 'Polisi', text: 'Huenda wasitume ambulensi' },
  { number: '112', href: 'tel:112', name: 'Polisi', text: 'Sawa na 999' },
];
