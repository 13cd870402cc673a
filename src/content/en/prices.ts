import type { Facts } from '../../config/facts';
import { kes } from '../../domain/money';
import type { PriceExample, PriceExamplesProps } from '../../sections/PriceExamples/PriceExamples';

/** Kilometres of the longer journey beyond those that the price includes. */
const further = 30;

const km = (distance: number) => `${String(distance)} km`;

/** One journey that the price covers and one that goes further, with one kind of vehicle. */
function examplesFor(vehicle: string, price: number, includedKm?: number, perKm?: number): PriceExample[] {
  if (includedKm === undefined)
    return [
      {
        title: `A journey in ${vehicle}`,
        rows: [{ label: 'The journey', amount: kes(price) }],
        total: { label: 'You pay', amount: kes(price) },
      },
    ];
  const first = { label: `The first ${km(includedKm)}`, amount: kes(price) };
  const short = {
    title: `${km(includedKm)} in ${vehicle}`,
    rows: [first],
    total: { label: 'You pay', amount: kes(price) },
  };
  if (perKm === undefined) return [short];
  const more = { label: `${km(further)} more at ${kes(perKm)}`, amount: kes(further * perKm) };
  return [
    short,
    {
      title: `${km(includedKm + further)} in ${vehicle}`,
      rows: [first, more],
      total: { label: 'You pay', amount: kes(price + further * perKm) },
    },
  ];
}

/** What a journey costs, with worked examples from the owner's settings. Nothing where no price is set. */
export function pricesFrom({
  prices: { basic, advanced, includedKm, perKm },
}: Facts): Pick<PriceExamplesProps, 'title' | 'paragraphs' | 'examples'> | undefined {
  const examples = [
    ...(basic === undefined ? [] : examplesFor('an ambulance', basic, includedKm, perKm)),
    ...(advanced === undefined ? [] : examplesFor('an advanced unit', advanced, includedKm, perKm)),
  ];
  if (examples.length === 0) return undefined;
  return {
    title: 'What a journey costs',
    paragraphs: [
      'These prices are for journeys by road. An advanced unit is for a patient who needs a paramedic and a monitor on the way.',
      'Before a planned journey you get your own price in writing. In an emergency the crew comes first, and the bill follows.',
    ],
    examples,
  };
}
