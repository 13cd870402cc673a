import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreError } from '../../src/server/errors';
import { fewerLines } from '../../src/server/fewerLines';
import { openStore } from '../../src/server/store/openStore';
import { startSite } from './site';

it('a line that comes again is written once a minute, with how often it came', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const { log, flush } = fewerLines((line) => lines.push(line));
  for (let n = 0; n < 1000; n += 1) log('The store is away');
  log('Another');
  expect(lines).toEqual(['The store is away', 'Another']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual(['999 times more in the last minute: The store is away']);
  log('The store is away');
  expect(lines.at(-1)).toBe('The store is away');
  log('The store is away');
  flush();
  flush();
  vi.advanceTimersByTime(120_000);
  expect(lines.slice(4)).toEqual(['1 times more in the last minute: The store is away']);
});

it('stays small where every line is another', () => {
  const lines: string[] = [];
  const { log } = fewerLines((line) => lines.push(line));
  for (let n = 0; n < 5000; n += 1) log(String(n));
  expect(lines).toHaveLength(5000);
});

it('a store that is away does not fill the log of a site', async () => {
  const site = await startSite({
    async open(config) {
      const store = await openStore(config);
      return { ...store, loadRejectedForm: () => Promise.reject(new StoreError('The store is away')) };
    },
  });
  for (let n = 0; n < 20; n += 1)
    expect((await site.call('/ContactUs?again=abcdefghij1234567890')).status).toBe(200);
  expect(site.lines).toEqual(['/ContactUs could not be shown as it is now: The store is away']);
  await site.close();
  expect(site.lines.slice(1)).toEqual([
    '19 times more in the last minute: /ContactUs could not be shown as it is now: The store is away',
  ]);
});
