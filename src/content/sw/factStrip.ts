import type { Facts } from '../../config/facts';
import { pathIn } from '../../domain/language';
import type { Link } from '../../domain/link';
import { factStrip, type FactStripWords } from '../factStrip';

/** Leads to the page of figures, licences, prices and addresses in Kiswahili. */
export const numbersLink: Link = {
  label: 'Takwimu na hati za huduma yetu',
  to: pathIn('sw', '/NumbersAndPapers'),
};

const words: FactStripWords = {
  label: 'Huduma kwa ufupi',
  more: numbersLink,
  licensed: 'Leseni',
  workIn: 'Tunahudumu',
  counties: (count) => `Kaunti ${String(count)} kati ya 47 za Kenya`,
  payBy: 'Unaweza kulipa kwa',
  card: 'kadi',
  insurers: 'bima',
  speak: 'Tunazungumza',
};

/** What visitors check first, in one line each, in Kiswahili. Nothing where the owner has set nothing. */
export const factStripFrom = (facts: Facts) => factStrip(words, facts);
