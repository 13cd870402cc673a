import type { Facts } from '../../config/facts';
import type { Link } from '../../domain/link';
import { factStrip, type FactStripWords } from '../factStrip';

/** Leads to the page of figures, licences, prices and addresses. */
export const numbersLink: Link = { label: 'Our service in numbers and papers', to: '/NumbersAndPapers' };

const words: FactStripWords = {
  label: 'The service in short',
  more: numbersLink,
  licensed: 'Licensed',
  workIn: 'We work in',
  counties: (count) => `${String(count)} of Kenya’s 47 counties`,
  payBy: 'You can pay by',
  card: 'card',
  insurers: 'insurers',
  speak: 'We speak',
};

/** What visitors check first, in one line each. Nothing where the owner has set nothing. */
export const factStripFrom = (facts: Facts) => factStrip(words, facts);
