import { OpenLocationCode } from 'open-location-code';
import { describe, expect, it } from 'vitest';
import { counties } from '../../../src/domain/counties';
import { countyTowns } from '../../../src/behaviours/place/countyTowns';
import {
  bearingTo,
  coarseFrom,
  compassPoint,
  distanceBetween,
  isInKenya,
  nearestTown,
  refine,
  roughFrom,
  scaleOf,
  type Fix,
  type Point,
} from '../../../src/behaviours/place/place';
import { codeGroups, plusCode, shortCode, spelled } from '../../../src/behaviours/place/plusCode';

const library = new OpenLocationCode();
const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const fix = (latitude: number, longitude: number, accuracy: number, time = 0): Fix => ({
  ...at(latitude, longitude),
  accuracy,
  at: time,
});

/** Ten places in all parts of Kenya; their codes are those of another implementation, `pluscodes` 3.0.1. */
const places: readonly (readonly [
  name: string,
  place: Point,
  code: string,
  short: string | undefined,
  town: string,
])[] = [
  ['Mlolongo', at(-1.3962, 36.9414), '6GCRJW3R+GH', 'JW3R+GH', 'Nairobi'],
  ['Nyali', at(-4.0258, 39.7094), '6G7XXPF5+MQ', 'XPF5+MQ', 'Mombasa'],
  ['Malindi', at(-3.2138, 40.1169), '6H82Q4P8+FQ', undefined, 'Kilifi'],
  ['Kondele, Kisumu', at(-0.0856, 34.7735), '6GFPWQ7F+QC', 'WQ7F+QC', 'Kisumu'],
  ['Naivasha', at(-0.71383, 36.43261), '6GFR7CPM+F2', undefined, 'Ol Kalou'],
  ['Nanyuki, north of the equator', at(0.0003, 37.0741), '6GGV232F+4J', '232F+4J', 'Nanyuki'],
  ['Moyale', at(3.52661, 39.0561), '6GMXG3G4+JC', undefined, 'Marsabit'],
  ['Mandera', at(3.93726, 41.85688), '6HM3WVP4+WQ', 'WVP4+WQ', 'Mandera'],
  ['Lokichoggio', at(4.2045, 34.3547), '6GPP6933+QV', undefined, 'Lodwar'],
  ['Lamu', at(-2.27169, 40.90201), '6H92PWH2+8R', 'PWH2+8R', 'Lamu'],
];

describe('Plus Codes', () => {
  it.each(places)(
    '%s: the full code, the nearest county town, the short code',
    (_, place, code, short, town) => {
      expect(plusCode(place)).toBe(code);
      const nearest = nearestTown(place);
      expect(nearest.name).toBe(town);
      expect(shortCode(place, nearest.point)).toBe(short);
    },
  );

  it('a short code is found again from the town, and from a centre that lies 20 km off', () => {
    // Every tenth of a degree on land, so that edges of the codes' squares are included.
    for (let latitude = -4.6; latitude < 4.6; latitude += 0.1)
      for (let longitude = 34; longitude < 41.8; longitude += 0.1) {
        const place = at(latitude, longitude);
        const { point } = nearestTown(place);
        const short = shortCode(place, point);
        if (short === undefined) continue;
        for (const [north, east] of [
          [0, 0],
          [0.19, 0.19],
          [-0.19, 0.19],
          [0.19, -0.19],
          [-0.19, -0.19],
        ] as const)
          expect(library.recoverNearest(short, point.latitude + north, point.longitude + east)).toBe(
            plusCode(place),
          );
      }
  });

  it('is read out in groups, character by character', () => {
    expect(codeGroups('6GCRJWPH+9V')).toEqual(['6GCR', 'JWPH', '9V']);
    expect(spelled('6GCRJWPH+9V', 'plus')).toBe('6 G C R, J W P H, plus, 9 V');
  });

  it('is not made of what is no number', () => {
    expect(() => plusCode(at(Number.NaN, 36))).toThrow(RangeError);
  });
});

describe('county towns', () => {
  it('are 47, in Kenya, each with a name of its own', () => {
    expect(countyTowns).toHaveLength(counties.length);
    expect(new Set(countyTowns.map(([name]) => name)).size).toBe(counties.length);
    const outside = countyTowns.filter(([, latitude, longitude]) => !isInKenya(at(latitude, longitude)));
    expect(outside).toEqual([]);
  });

  it('are rounded to 0.01 degrees', () => {
    for (const [, ...degrees] of countyTowns)
      for (const degree of degrees) expect(Math.round(degree * 100) / 100).toBe(degree);
  });
});

describe('Kenya', () => {
  /** Places at the border, from public lists. */
  const inside: readonly (readonly [string, number, number])[] = [
    ['Malaba', 0.63513, 34.28165],
    ['Port Victoria', 0.09809, 33.97248],
    ['Isebania', -1.25, 34.48],
    ['Namanga', -2.5488, 36.79],
    ['Loitoktok', -2.7614, 37.5108],
    ['Taveta', -3.39879, 37.68336],
    ['Shimoni', -4.64756, 39.38175],
    ['Kiunga', -1.75, 41.49],
    ['Liboi', 0.36, 40.88],
    ['Mandera', 3.93726, 41.85688],
    ['Moyale', 3.52661, 39.0561],
    ['Lokichoggio', 4.2045, 34.3547],
    ['Todonyang', 4.53, 35.95],
    ['Suam', 1.21, 34.73],
  ];
  const outside: readonly (readonly [string, number, number])[] = [
    ['Kampala', 0.3476, 32.5825],
    ['Mbale, Uganda', 1.08, 34.18],
    ['Arusha', -3.3869, 36.683],
    ['Moshi', -3.335, 37.3404],
    ['Tanga', -5.0689, 39.0988],
    ['Kismayo', -0.3582, 42.5454],
    ['Addis Ababa', 9.03, 38.74],
    ['Juba', 4.8594, 31.5713],
    ['nowhere, at 0 and 0', 0, 0],
    ['London', 51.5, -0.12],
  ];
  it.each(inside)('has %s', (_, latitude, longitude) => {
    expect(isInKenya(at(latitude, longitude))).toBe(true);
  });
  it.each(outside)('does not have %s', (_, latitude, longitude) => {
    expect(isInKenya(at(latitude, longitude))).toBe(false);
  });
});

describe('distance and direction', () => {
  it('are those of the map', () => {
    const [nairobi, mombasa] = [at(-1.29, 36.82), at(-4.05, 39.67)];
    expect(distanceBetween(nairobi, mombasa) / 1000).toBeCloseTo(440, -1);
    expect(distanceBetween(at(0, 37), at(1, 37))).toBeCloseTo(111_195, -1);
    expect(compassPoint(bearingTo(nairobi, mombasa))).toBe(3);
  });

  it('turn clockwise from north, in eight steps', () => {
    const centre = at(0, 37);
    const around = [
      at(1, 37),
      at(1, 38),
      at(0, 38),
      at(-1, 38),
      at(-1, 37),
      at(-1, 36),
      at(0, 36),
      at(1, 36),
    ];
    expect(around.map((point) => compassPoint(bearingTo(centre, point)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([0, 22, 23, 337, 338, 359].map(compassPoint)).toEqual([0, 0, 1, 7, 0, 0]);
  });
});

describe('how exact a position is', () => {
  it('comes to a house, a street, a village, or too much', () => {
    expect([5, 20, 21, roughFrom, roughFrom + 1, coarseFrom, coarseFrom + 1].map(scaleOf)).toEqual([
      ...['house', 'house', 'street', 'street', 'village', 'village', 'area'],
    ]);
  });

  it('the first position counts, then one that is much better', () => {
    const [poor, good] = [fix(-1.36, 36.92, 900), fix(-1.361, 36.921, 12, 1)];
    expect(refine(undefined, poor)).toEqual({ fix: poor, moved: false });
    expect(refine(poor, good)).toEqual({ fix: good, moved: false });
  });

  it('a code that is being read out stays while the phone stays, and is as new as the last position', () => {
    const kept = fix(-1.36, 36.92, 12);
    const next = fix(-1.36005, 36.92005, 10, 9000);
    expect(refine(kept, next)).toEqual({ fix: { ...kept, at: 9000 }, moved: false });
  });

  it('a phone that is elsewhere has moved, however exact that is', () => {
    const [kept, next] = [fix(-1.36, 36.92, 12), fix(-1.37, 36.92, 60, 9000)];
    expect(refine(kept, next)).toEqual({ fix: next, moved: true });
  });
});
