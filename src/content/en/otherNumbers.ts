import type { HelpLine } from '../../domain/helpLine';

/** Whom to call when nobody answers at our number, in this order. Not from the list of all help numbers, which every page would carry. */
export const otherNumbers: readonly HelpLine[] = [
  { number: '1199', href: 'tel:1199', name: 'Kenya Red Cross', text: 'An ambulance line' },
  { number: '999', href: 'tel:999', name: 'Police', text: 'May not send an ambulance' },
  { number: '112', href: 'tel:112', name: 'Police', text: 'The same as 999' },
];
