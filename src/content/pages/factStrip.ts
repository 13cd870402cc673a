import texts from '#words/factStrip.json';
import { fill } from '../../domain/fill';
import { pageLink } from './links';
import type { Facts } from '../../config/facts';
import type { Link } from '../../domain/link';
import { factStrip, hasLicence, type FactStripWords } from '../factStrip';

/** Leads to the page of licences, figures and complaints; nothing before it has a licence to show. */
export const numbersLinkFrom = (facts: Facts): Link | undefined =>
  hasLicence(facts) ? pageLink(texts.numbersLink, '/NumbersAndPapers') : undefined;

const words: FactStripWords = {
  label: texts.words.label,
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
export const factStripFrom = (facts: Facts) => factStrip(words, facts, numbersLinkFrom(facts));
