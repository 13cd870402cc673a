import words from '#words/prices.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { plural } from '../../domain/plural';
import { priceExamples, type PriceWords } from '../priceExamples';
import { language } from './language';

const priceWords: PriceWords = {
  ...words,
  example: (vehicle, km) =>
    km === undefined ? fill(words.example.any, { vehicle }) : fill(words.example.km, { km, vehicle }),
  first: (km) => (km === undefined ? words.first.any : plural(language, words.first, km, { km })),
  more: (km, each) => fill(words.more, { km, each }),
};

/** What a journey costs, with worked examples from the owner's settings. Nothing where no price is set. */
export const pricesFrom = (facts: Facts) => priceExamples(priceWords, facts);
