import type { Facts } from '../config/facts';
import { kes } from '../domain/money';
import type { JourneyPrices, PricedJourney } from '../sections/Receipt/Receipt';

/** What a receipt says. */
export interface ReceiptWords {
  /** The vehicles, as the receipts' titles name them. */
  vehicles: Readonly<Record<'basic' | 'advanced', string>>;
  /** The vehicles, as the answers of a choice. */
  choice: { distance: string; vehicle: string } & Readonly<Record<'basic' | 'advanced', string>>;
  table: JourneyPrices['table'];
  /** A distance as an answer. */
  km(km: number): string;
  /** Title of a receipt: a journey of so many kilometres, or of any length. */
  example(vehicle: string, km?: number): string;
  /** What the price of a journey pays for: so many kilometres, or all of it. */
  first(km?: number): string;
  /** What is paid for beyond it, at an amount for each kilometre. */
  more(km: number, each: string): string;
  total: string;
  /** The same journey in another vehicle. */
  same(vehicle: string): string;
}

/** Kilometres of the longer journeys: into the next county, and across the country. */
const longer = [60, 350];

/** The sums of one journey with one kind of vehicle. */
function journeyOf(
  words: ReceiptWords,
  vehicle: string,
  price: number,
  { includedKm, perKm = 0 }: Facts['prices'],
  km = includedKm,
): PricedJourney {
  const first = { label: words.first(includedKm), amount: kes(price) };
  const further = (km ?? 0) - (includedKm ?? 0);
  return {
    title: words.example(vehicle, km),
    ...(further > 0 && includedKm !== undefined && { shares: [includedKm, further] }),
    rows:
      further > 0
        ? [first, { label: words.more(further, kes(perKm)), amount: kes(further * perKm) }]
        : [first],
    total: { label: words.total, amount: kes(price + further * perKm) },
  };
}

/** What a journey costs, worked out from the owner's settings. Nothing where no price is set. */
export function receiptOf(words: ReceiptWords, { prices }: Pick<Facts, 'prices'>): JourneyPrices | undefined {
  const { includedKm, perKm } = prices;
  const vehicles = (['basic', 'advanced'] as const).flatMap((kind) => {
    const price = prices[kind];
    return price === undefined ? [] : [{ kind, price }];
  });
  if (vehicles.length === 0) return undefined;
  const far =
    includedKm === undefined || perKm === undefined ? [] : longer.filter((distance) => distance > includedKm);
  // The first is the one without a choice: a journey that shows both kinds of kilometres comes second.
  const distances = [includedKm, ...far];
  return {
    distance: {
      legend: words.choice.distance,
      options: distances.flatMap((km) => (km === undefined ? [] : [words.km(km)])),
    },
    vehicle: {
      legend: words.choice.vehicle,
      options: vehicles.map(({ kind }) => words.choice[kind]),
    },
    journeys: distances.map((km) => {
      const all = vehicles.map(({ kind, price }) => ({
        kind,
        journey: journeyOf(words, words.vehicles[kind], price, prices, km),
      }));
      return all.map(({ kind, journey }) => {
        const another = all.find((one) => one.kind !== kind);
        if (!another) return journey;
        const { amount } = another.journey.total;
        return { ...journey, other: { label: words.same(words.vehicles[another.kind]), amount } };
      });
    }),
    table: words.table,
  };
}
