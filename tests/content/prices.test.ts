import { expect, it } from 'vitest';
import { readFacts } from '../../src/config/facts';
import { pricesFrom } from '../../src/content/pages/prices';
import { pricesFrom as pricesInKiswahili } from '#sw/prices';

const examples = (settings: Record<string, string>) => pricesFrom(readFacts(settings))?.examples;

it('has no section where no price is set', () => {
  expect(pricesFrom(readFacts({}))).toBeUndefined();
  expect(pricesFrom(readFacts({ PRICE_KM_INCLUDED: '10', PRICE_PER_KM: '90' }))).toBeUndefined();
});

it('has one example where only the price of a journey is set', () => {
  expect(examples({ PRICE_BASIC: '5000' })).toEqual([
    {
      title: 'A journey in an ambulance',
      rows: [{ label: 'The journey', amount: 'KES 5,000' }],
      total: { label: 'You pay', amount: 'KES 5,000' },
    },
  ]);
});

it('adds the kilometres that the price does not include', () => {
  const sums = examples({
    PRICE_BASIC: '6500',
    PRICE_ADVANCED: '12000',
    PRICE_KM_INCLUDED: '15',
    PRICE_PER_KM: '120',
  })?.map(({ title, total }) => [title, total.amount]);
  expect(sums).toEqual([
    ['15 km in an ambulance', 'KES 6,500'],
    ['45 km in an ambulance', 'KES 10,100'],
    ['15 km in an advanced unit', 'KES 12,000'],
    ['45 km in an advanced unit', 'KES 15,600'],
  ]);
});

it('leaves the longer journey out where no price per kilometre is set', () => {
  expect(examples({ PRICE_BASIC: '6500', PRICE_KM_INCLUDED: '15' })?.map(({ title }) => title)).toEqual([
    '15 km in an ambulance',
  ]);
});

it('adds up the same in Kiswahili', () => {
  const settings = {
    PRICE_BASIC: '6500',
    PRICE_ADVANCED: '12000',
    PRICE_KM_INCLUDED: '15',
    PRICE_PER_KM: '120',
  };
  const amounts = (from: typeof pricesFrom) =>
    from(readFacts(settings))?.examples.map(({ rows, total }) =>
      [...rows, total].map(({ amount }) => amount),
    );
  expect(amounts(pricesInKiswahili)).toEqual(amounts(pricesFrom));
  expect(pricesInKiswahili(readFacts(settings))?.examples[1]).toEqual({
    title: 'Kilomita 45 kwa ambulensi',
    rows: [
      { label: 'Km 15 za kwanza', amount: 'KES 6,500' },
      { label: 'Km 30 zaidi × KES 120', amount: 'KES 3,600' },
    ],
    total: { label: 'Unalipa', amount: 'KES 10,100' },
  });
});
