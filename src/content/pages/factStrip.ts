import texts from '#words/factStrip.json';
import { fill } from '../../domain/fill';
import { pageLink } from './links';
import type { Facts } from '../../config/facts';
import type { Link } from '../../domain/link';
import { factStrip, type FactStripWords } from '../factStrip';

/** Leads to the page of figures, licences, prices and addresses. */
export const numbersLink: Link = pageLink(texts.numbersLink, '/NumbersAndPapers');

const words: FactStripWords = {
  label: texts.words.label,
  more: numbersLink,
  licensed: texts.words.licensed,
  ledBy: texts.words.ledBy,
  workIn: texts.words.workIn,
  counties: (count) => fill(texts.words.counties, { count }),
  payBy: texts.words.payBy,
  card: texts.words.card,
  insurers: texts.words.insurers,
  orders: texts.words.orders,
  speak: texts.words.speak,
};

/** What visitors check first, in one line each. Nothing where the owner has set nothing. */
export const factStripFrom = (facts: Facts) => factStrip(words, facts);
