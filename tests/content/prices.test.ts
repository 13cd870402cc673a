import { expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { pricesFrom, receiptFrom } from '../../src/content/pages/prices';
import { receiptFrom as receiptInKiswahili } from '#sw/prices';

const settings = {
  PRICE_BASIC: '6500',
  PRICE_ADVANCED: '12000',
  PRICE_KM_INCLUDED: '15',
  PRICE_PER_KM: '120',
};
const journeys = (set: Record<string, string>) => receiptFrom(readFacts(set))?.journeys;

it('has no receipt where no price is set', () => {
  expect(pricesFrom(readFacts({}))).toBeUndefined();
  expect(pricesFrom(readFacts({ PRICE_KM_INCLUDED: '10', PRICE_PER_KM: '90' }))).toBeUndefined();
});

it('has one receipt and nothing to choose where only the price of a journey is set', () => {
  const receipt = receiptFrom(readFacts({ PRICE_BASIC: '5000' }));
  expect(receipt?.journeys).toEqual([
    [
      {
        title: 'A journey in an ambulance',
        rows: [{ label: 'The journey', amount: 'KES 5,000' }],
        total: { label: 'You pay', amount: 'KES 5,000' },
      },
    ],
  ]);
  expect(receipt?.distance.options).toEqual([]);
  expect(receipt?.vehicle.options).toEqual(['Ambulance']);
});

it('adds the kilometres that the price does not include', () => {
  const sums = journeys(settings)?.map((vehicles) =>
    vehicles.map(({ title, total }) => [title, total.amount]),
  );
  expect(sums).toEqual([
    [
      ['15 km in an ambulance', 'KES 6,500'],
      ['15 km in an advanced unit', 'KES 12,000'],
    ],
    [
      ['60 km in an ambulance', 'KES 11,900'],
      ['60 km in an advanced unit', 'KES 17,400'],
    ],
    [
      ['350 km in an ambulance', 'KES 46,700'],
      ['350 km in an advanced unit', 'KES 52,200'],
    ],
  ]);
});

it('says what is included, what is added, and what the other vehicle costs', () => {
  expect(journeys(settings)?.[1]?.[0]).toEqual({
    title: '60 km in an ambulance',
    shares: [15, 45],
    rows: [
      { label: 'The first 15 km', amount: 'KES 6,500' },
      { label: '45 km more at KES 120', amount: 'KES 5,400' },
    ],
    total: { label: 'You pay', amount: 'KES 11,900' },
    other: { label: 'The same in an advanced unit', amount: 'KES 17,400' },
  });
});

it('leaves out journeys that the price covers, and all longer ones where no price per kilometre is set', () => {
  const titles = (set: Record<string, string>) => journeys(set)?.map(([first]) => first?.title);
  expect(titles({ ...settings, PRICE_KM_INCLUDED: '100' })).toEqual([
    '100 km in an ambulance',
    '350 km in an ambulance',
  ]);
  expect(titles({ PRICE_BASIC: '6500', PRICE_KM_INCLUDED: '15' })).toEqual(['15 km in an ambulance']);
});

it('adds up the same in Kiswahili', () => {
  const amounts = (from: typeof receiptFrom) =>
    from(readFacts(settings))?.journeys.flatMap((vehicles) =>
      vehicles.flatMap(({ rows, total }) => [...rows, total].map(({ amount }) => amount)),
    );
  expect(amounts(receiptInKiswahili)).toEqual(amounts(receiptFrom));
  expect(receiptInKiswahili(readFacts(settings))?.journeys[1]?.[0]).toEqual({
    title: 'Kilomita 60 kwa ambulensi',
    shares: [15, 45],
    rows: [
      { label: 'Km 15 za kwanza', amount: 'KES 6,500' },
      { label: 'Km 45 zaidi × KES 120', amount: 'KES 5,400' },
    ],
    total: { label: 'Unalipa', amount: 'KES 11,900' },
    other: { label: 'Safari hiyo kwa ambulensi ya wagonjwa mahututi', amount: 'KES 17,400' },
  });
});
