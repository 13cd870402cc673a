import words from '#words/otherNumbers.json';
import type { HelpLine } from '../../domain/helpLine';
import { owner } from '../owner';

const { secondPhone } = owner;

/** Whom to call when nobody answers at our number, in this order: first our second one, if there is one. Not from the list of all help numbers, which every page would carry. */
export const otherNumbers: readonly HelpLine[] = [
  ...(secondPhone ? [{ number: secondPhone.display, href: secondPhone.href, ...words.ours }] : []),
  { number: '1199', href: 'tel:1199', ...words.kenyaRedCross },
  { number: '999', href: 'tel:999', ...words.police },
  { number: '112', href: 'tel:112', ...words.policeToo },
];
