import { describe, expect, test } from 'vitest';
import { readOptions } from './options';

const known = ['/', '/FAQ', '/ContactUs', '/FirstAid', '/FirstAid/Burns', '/sw', '/sw/FAQ'];
const routes = (...args: string[]) => readOptions(args, known).routes;

describe('the pages to measure', () => {
  test('are all of them, or those that are named, each once', () => {
    expect(routes()).toEqual(known);
    expect(routes('--routes', '/FAQ,/,/FAQ')).toEqual(['/FAQ', '/']);
  });

  test('may be named by patterns', () => {
    expect(routes('--routes', '/sw*,/FirstAid/*')).toEqual(['/sw', '/sw/FAQ', '/FirstAid/Burns']);
    expect(routes('--routes', '*FAQ')).toEqual(['/FAQ', '/sw/FAQ']);
  });

  test('exist', () => {
    expect(() => routes('--routes', '/FAQ,/Faq*')).toThrow('The site has no page /Faq*');
  });

  test('are measured on a slow phone where they stand for others', () => {
    expect(readOptions(['--routes', '/FAQ,/sw'], known).field).toEqual(['/sw']);
  });
});

test('parts can be measured by themselves', () => {
  expect(readOptions([], known).only).toEqual(['pages', 'heap', 'peers']);
  expect(readOptions(['--only', 'heap,peers'], known).only).toEqual(['heap', 'peers']);
  expect(() => readOptions(['--only', 'speed'], known)).toThrow('Nothing is called speed');
});

test('the command is that which measures the same once more', () => {
  const command = (...args: string[]) => readOptions(args, known).command;
  expect(command('--json', 'now.json', '--docs')).toBe('npm run measure');
  expect(command('--quick', '--routes', '/sw*', '--only', 'pages')).toBe(
    "npm run measure -- --quick --only pages --routes '/sw*'",
  );
});
