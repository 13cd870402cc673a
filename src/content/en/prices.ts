import type { Facts } from '../../config/facts';
import { priceExamples, type PriceWords } from '../priceExamples';

const words: PriceWords = {
  title: 'What a journey costs',
  paragraphs: [
    'These prices are for journeys by road. An advanced unit is for a patient who needs a paramedic and a monitor on the way.',
    'Before a planned journey you get your own price in writing. In an emergency the crew comes first, and the bill follows.',
  ],
  vehicles: { basic: 'an ambulance', advanced: 'an advanced unit' },
  example: (vehicle, km) => (km === undefined ? `A journey in ${vehicle}` : `${String(km)} km in ${vehicle}`),
  first: (km) => (km === undefined ? 'The journey' : `The first ${String(km)} km`),
  more: (km, each) => `${String(km)} km more at ${each}`,
  total: 'You pay',
};

/** What a journey costs, with worked examples from the owner's settings. Nothing where no price is set. */
export const pricesFrom = (facts: Facts) => priceExamples(words, facts);
