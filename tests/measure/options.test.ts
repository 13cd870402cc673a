import { expect, test } from 'vitest';
import { readOptions } from './options';

const known = ['/', '/FAQ', '/ParamedicsPage', '/ContactUs'];

test('everything is measured unless something else is asked for', () => {
  expect(readOptions([], known)).toEqual({
    routes: known,
    field: ['/', '/ParamedicsPage', '/ContactUs'],
    runs: { lighthouse: 3, field: 5 },
  });
});

test('a quick run takes three pages once', () => {
  const { routes, runs } = readOptions(['--quick'], known);
  expect(routes).toEqual(['/', '/ParamedicsPage', '/ContactUs']);
  expect(runs).toEqual({ lighthouse: 1, field: 1 });
});

test('pages can be chosen, and files named', () => {
  const options = readOptions(
    ['--routes', '/FAQ,/', '--json', 'now.json', '--compare', 'before.json'],
    known,
  );
  expect(options).toMatchObject({
    routes: ['/FAQ', '/'],
    field: ['/'],
    json: 'now.json',
    compare: 'before.json',
  });
});

test.each([
  { args: ['--routes', '/FAQ,/Nowhere'], says: 'The site has no page /Nowhere' },
  { args: ['--fast'], says: '--fast' },
])('$args is refused', ({ args, says }) => {
  expect(() => readOptions(args, known)).toThrow(says);
});
