import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalLog } from '../../src/server/http/refusalLog';
import { review, startSite } from './site';

describe('the log of refusals', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is one line a minute at most, and none where nothing was refused', () => {
    const lines: string[] = [];
    const log = refusalLog((line) => lines.push(line));
    vi.advanceTimersByTime(600_000);
    expect(lines).toEqual([]);
    for (let n = 0; n < 12; n++) log.count('too_many_requests');
    log.count('cross_site');
    vi.advanceTimersByTime(59_999);
    expect(lines).toEqual([]);
    log.count('cross_site');
    vi.advanceTimersByTime(1);
    expect(lines).toEqual(['Refused in the last minute: 12 too many, 2 cross-site']);
    vi.advanceTimersByTime(600_000);
    expect(lines).toHaveLength(1);
    log.count('too_large');
    vi.advanceTimersByTime(60_000);
    expect(lines[1]).toBe('Refused in the last minute: 1 too large');
    log.count('cross_site');
    log.flush();
    log.flush();
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual(['Refused in the last minute: 1 cross-site']);
  });
});

it('a site writes it instead of a line for each, without names and addresses', async () => {
  const site = await startSite({ rateLimit: { burst: 3, perSecond: 0.001 } });
  await site.post('/send-review', review, { 'Sec-Fetch-Site': 'cross-site' });
  await site.post('/send-review', { ...review, website: 'x' });
  await site.post('/send-review', { ...review, text: 'x'.repeat(20_000) });
  await site.post('/send-review', { ...review, name: '' });
  for (let n = 0; n < 3; n++) expect((await site.post('/send-review', review)).status).toBe(429);
  expect(site.lines).toEqual([]);
  await site.close();
  expect(site.lines).toEqual(['Refused in the last minute: 1 cross-site, 1 too large, 3 too many']);
});
