import type { Facts } from '../../config/facts';
import { priceExamples, type PriceWords } from '../priceExamples';

const words: PriceWords = {
  title: 'Safari inagharimu kiasi gani',
  paragraphs: [
    'Bei hizi ni za safari kwa barabara. Ambulensi ya wagonjwa mahututi ni ya mgonjwa anayehitaji paramediki na kifuatilia hali (monitor) njiani.',
    'Kabla ya safari iliyopangwa unapata bei yako kwa maandishi. Kwa dharura wahudumu huja kwanza, na bili hufuata.',
  ],
  vehicles: { basic: 'ambulensi', advanced: 'ambulensi ya wagonjwa mahututi' },
  example: (vehicle, km) =>
    km === undefined ? `Safari kwa ${vehicle}` : `Kilomita ${String(km)} kwa ${vehicle}`,
  first: (km) => (km === undefined ? 'Safari' : `Km ${String(km)} ${km === 1 ? 'ya' : 'za'} kwanza`),
  more: (km, each) => `Km ${String(km)} zaidi × ${each}`,
  total: 'Unalipa',
};

/** What a journey costs in Kiswahili, with worked examples from the owner's settings. Nothing where no price is set. */
export const pricesFrom = (facts: Facts) => priceExamples(words, facts);
