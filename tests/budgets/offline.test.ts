import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../src/app/build/offline/keptVersion';
import { siteRoutes } from '../../src/app/siteRoutes';
import { textOf, type KeptPages } from '../../src/app/worker/keptPages';
import { type KeptSize, offlinePage } from '../../src/domain/offline';

const client = 'dist/client';
const read = (file: string) => readFileSync(join(client, file), 'utf8');

/** The files that phones keep, as the built worker lists them. */
const worker = read('service-worker.js');
const list = [...worker.matchAll(/\{"url":"([^"]+)","revision":(null|"[\w-]+")\}/g)].map(
  ([, url = '', revision]) => ({
    url,
    hasRevision: revision !== 'null',
  }),
);
const urls = list.map(({ url }) => url);
const pagesFile = urls.find((url) => url.endsWith('.json')) ?? '';
const kept = JSON.parse(read(pagesFile)) as KeptPages;
const htmlOf = (path: string) => textOf(kept, path).replace(/^.*\n/, '');
const paths = Object.keys(kept.pages);

/** What a phone stores at most, in bytes. 40,000 of them are for the 20 pages of questions that lead to first aid; 20,000 for a beat
 * that goes on after a call, on a page that fits a small phone; 130,000 for the pages on fainting and for helpers, and what first aid
 * says more; 220,000 for fourteen drawings and whole sentences; 130,000 for its search, with the assistant's rules and words: who has no network has to find a page, too. */
const limit = 2_040_000;

describe('what phones keep', () => {
  it('is at most 2.04 MB as stored, and as much as is said', () => {
    const stored = urls.reduce((sum, url) => sum + statSync(join(client, url)).size, 0);
    expect(stored).toBeLessThanOrEqual(limit);
    const { sent, files } = JSON.parse(read('offline.json')) as KeptSize;
    const compressed = (url: string) => (existsSync(join(client, `${url}.br`)) ? `${url}.br` : url);
    const sum = urls.reduce((bytes, url) => bytes + statSync(join(client, compressed(url))).size, 0);
    expect(files).toBe(urls.length);
    expect(Math.abs(sent - sum) / sum).toBeLessThan(0.01);
  });

  it('is renewed with its content', () => {
    for (const { url, hasRevision } of list)
      expect(hasRevision, url).toBe(!/^\/assets\/(?:.*-[\w-]{6,7}|[\w-]{8})\.\w+$/.test(url));
  });

  it('is the pages of the route table that say so: first aid in both languages, the call, and the page for all others', () => {
    expect(paths).toEqual(siteRoutes.filter(({ offline }) => offline).map(({ path }) => path));
    const needed = siteRoutes
      .filter(({ path }) => /^(?:\/sw)?\/FirstAid(?:\/|$)/.test(path))
      .map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([...needed, '/EmergencyAlert', offlinePage, `/sw${offlinePage}`]),
    );
  });

  it('is no page that shows what the server knows', () => {
    expect(siteRoutes.filter(({ offline, live }) => offline && live)).toEqual([]);
  });
});

/** Pages that do their work by React: phones keep it with them. */
const withReact = siteRoutes.filter(({ offline }) => offline === 'withReact').map(({ path }) => path);

describe.each(paths)('the kept page %s', (path) => {
  const html = htmlOf(path);

  it('says what the built one says', () => {
    const body = (text: string) => /<main[^]*<\/main>/.exec(text)?.[0];
    expect(body(html)).toBe(body(read(`${path}.html`)));
  });

  it('asks for nothing that is not kept', () => {
    expect(filesOf(html).filter((file) => !urls.includes(file))).toEqual([]);
    expect(html).not.toMatch(/data-assistant="[^"]/);
  });

  it('has React with it, or nothing that a press gives to React', () => {
    const hasReact = /data-react="[^"]/.test(html);
    expect(hasReact).toBe(withReact.includes(path));
    if (!hasReact) expect(html).not.toContain('data-needs-react="click"');
  });

  it('has a policy that allows its styles', () => {
    const policy = textOf(kept, path).split('\n')[0] ?? '';
    expect(policy).toMatch(/^default-src 'self';/);
    const styles = html.match(/<style/g) ?? [];
    expect((policy.match(/'sha256-/g) ?? []).length).toBeGreaterThanOrEqual(styles.length);
  });
});
