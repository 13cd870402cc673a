import { describe, expect, it } from 'vitest';
import { countyPlaces } from '../../src/content/countyPlaces';
import { counties } from '../../src/domain/counties';
import { countyPath } from '../../src/domain/countyPath';
import { countiesFor, mostCounties } from '../../src/domain/countySearch';

const entries = counties.map((name) => ({ name, places: countyPlaces[name] }));
const found = (typed: string) => countiesFor(typed, entries).map(({ entry, name }) => [name, entry.name]);

describe('what was typed finds a county', () => {
  it.each([
    ['kitale', ['Kitale', 'Trans Nzoia']],
    ['Thika', ['Thika', 'Kiambu']],
    ['eldor', ['Eldoret', 'Uasin Gishu']],
  ])('by a town: %s', (typed, first) => {
    expect(found(typed)[0]).toEqual(first);
  });

  it.each(['muranga', 'Murang’a', "MURANG'A COUNTY", 'Kaunti ya Murang’a', ' murang`a '])(
    'in any spelling: %s',
    (typed) => {
      expect(found(typed)).toEqual([['Murang’a', 'Murang’a']]);
    },
  );

  it.each([
    ['Taita-Taveta', 'Taita Taveta'],
    ['tharaka', 'Tharaka Nithi'],
    ['nzoia', 'Trans Nzoia'],
  ])('by a part of its name: %s', (typed, county) => {
    expect(found(typed)[0]).toEqual([county, county]);
  });

  it.each([
    ['JKIA', 'Nairobi'],
    ['maasai mara', 'Narok'],
    ['moi international airport', 'Mombasa'],
  ])('by a well-known place: %s', (typed, county) => {
    expect(found(typed)[0]?.[1]).toBe(county);
  });

  it('names each county that has such a place', () => {
    expect(found('rongai').map(([, county]) => county)).toEqual(['Nakuru', 'Kajiado']);
  });

  it.each(['', '  ', '123', 'county', 'kaunti', 'xyz', '.*', '('])('or nothing: %j', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('shows a few at most, counties before towns', () => {
    expect(found('k')).toHaveLength(mostCounties);
    expect(found('k').map(([name, county]) => name === county)).toEqual([true, true, true]);
  });

  it('finds each county by its own name', () => {
    for (const county of counties) expect(found(county)[0]).toEqual([county, county]);
  });
});

it('each county has an address of its own, in letters alone', () => {
  const paths = counties.map(countyPath);
  expect(new Set(paths).size).toBe(47);
  for (const path of paths) expect(path).toMatch(/^\/Counties\/[A-Z][A-Za-z]+$/);
});
