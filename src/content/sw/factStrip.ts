import type { Facts } from '../../config/facts';
import type { Link } from '../../domain/link';
import { factStrip, type FactStripWords } from '../factStrip';
import { linkInKiswahili } from './links';

/** Leads to the page of figures, licences, prices and addresses in Kiswahili. */
export const numbersLink: Link = linkInKiswahili('Takwimu na leseni zetu', '/NumbersAndPapers');

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
