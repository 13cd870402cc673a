import words from '#words/prices.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import type { ReceiptProps } from '../../sections/Receipt/Receipt';
import { receiptOf, type ReceiptWords } from '../receipt';
import type { Block } from '../types';
import { language } from './language';

const receiptWords: ReceiptWords = {
  ...words,
  km: (km) => fill(words.km, { km }),
  example: (vehicle, km) =>
    km === undefined ? fill(words.example.any, { vehicle }) : fill(words.example.km, { km, vehicle }),
  first: (km) => (km === undefined ? words.first.any : plural(language, words.first, km, { km })),
  more: (km, each) => fill(words.more, { km, each }),
  same: (vehicle) => fill(words.same, { vehicle }),
};

/** The prices of some journeys, worked out from the owner's settings. Nothing where no price is set. */
export const receiptFrom = (facts: Pick<Facts, 'prices'>) => receiptOf(receiptWords, facts);

/** What a journey costs, with receipts. Nothing where no price is set. */
export function pricesFrom(facts: Pick<Facts, 'prices'>): Block<ReceiptProps> | undefined {
  const prices = receiptFrom(facts);
  return prices && { title: words.title, paragraphs: words.paragraphs, prices };
}

/** Heading of the prices, and the link that asks for one's own. */
export const { title: priceTitle, ask: askForPrice } = words;
