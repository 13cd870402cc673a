import type { Facts } from '../config/facts';
import { kes } from '../domain/money';
import type { PriceExample, PriceExamplesProps } from '../sections/PriceExamples/PriceExamples';

/** What the section of prices says. */
export interface PriceWords extends Pick<PriceExamplesProps, 'title' | 'paragraphs'> {
  /** The kinds of vehicles, as the examples' titles name them. */
  vehicles: Readonly<Record<'basic' | 'advanced', string>>;
  /** Title of an example: a journey of so many kilometres, or of any length. */
  example(vehicle: string, km?: number): string;
  /** What the price of a journey pays for: so many kilometres, or all of it. */
  first(km?: number): string;
  /** What is paid for beyond it, at an amount for each kilometre. */
  more(km: number, each: string): string;
  total: string;
}

/** Kilometres of the longer journey beyond those that the price includes. */
const further = 30;

/** One journey that the price covers and one that goes further, with one kind of vehicle. */
function examplesFor(
  words: PriceWords,
  vehicle: string,
  price: number,
  { includedKm, perKm }: Facts['prices'],
): PriceExample[] {
  const first = { label: words.first(includedKm), amount: kes(price) };
  const short = {
    title: words.example(vehicle, includedKm),
    rows: [first],
    total: { label: words.total, amount: kes(price) },
  };
  if (includedKm === undefined || perKm === undefined) return [short];
  const more = { label: words.more(further, kes(perKm)), amount: kes(further * perKm) };
  return [
    short,
    {
      title: words.example(vehicle, includedKm + further),
      rows: [first, more],
      total: { label: words.total, amount: kes(price + further * perKm) },
    },
  ];
}

/** What a journey costs, with worked examples from the owner's settings. Nothing where no price is set. */
export function priceExamples(
  words: PriceWords,
  { prices }: Facts,
): Pick<PriceExamplesProps, 'title' | 'paragraphs' | 'examples'> | undefined {
  const { basic, advanced } = prices;
  const examples = [
    ...(basic === undefined ? [] : examplesFor(words, words.vehicles.basic, basic, prices)),
    ...(advanced === undefined ? [] : examplesFor(words, words.vehicles.advanced, advanced, prices)),
  ];
  return examples.length === 0 ? undefined : { title: words.title, paragraphs: words.paragraphs, examples };
}
