import { redirects } from '../../src/app/routes';
import { siteRoutes } from '../../src/app/siteRoutes';
import { subscriptionPages } from '../../src/domain/subscriptionPages';
import { requestsPage } from '../../src/domain/requests/kinds';
import { forms } from '../../src/domain/forms';
import { languageOf, pathIn } from '../../src/domain/language';
import { expect, test } from '../support/e2e';
import { validationErrors } from '../support/validHtml';
import { standsForItsKind } from './steps/kinds';
import { bringReact } from './steps/react';
import { wordsOf } from './steps/wordsOf';

const listed = siteRoutes.filter(({ indexable, canonical }) => indexable && canonical === undefined);
/** Pages whose head is looked at: of each kind the first; the night has all. */
const looked = siteRoutes.filter((route) => process.env['NIGHTLY'] ?? standsForItsKind(route));
const pathOf = (address: string | null | undefined) => new URL(address ?? '').pathname;

test(
  'every page says what it is to search engines and to those it is shared with',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const pictures = new Set<string>();
    const shown = new Set<string>();
    // Two pages lead on unless they are asked for with the link of a mail.
    const wantLink: readonly string[] = [subscriptionPages.confirm, subscriptionPages.leave];
    for (const route of looked.filter(({ path }) => !wantLink.includes(pathIn('en', path)))) {
      const html = await (await request.get(route.path)).text();
      const head = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html');
        const attribute = (selector: string, name = 'content') =>
          parsed.head.querySelector(selector)?.getAttribute(name) ?? undefined;
        return {
          title: parsed.title,
          description: attribute('meta[name=description]'),
          robots: attribute('meta[name=robots]'),
          canonical: attribute('link[rel=canonical]', 'href'),
          card: attribute('meta[name="twitter:card"]'),
          sharing: Object.fromEntries(
            [...parsed.head.querySelectorAll('meta[property]')].map((meta) => [
              meta.getAttribute('property') ?? '',
              meta.getAttribute('content') ?? '',
            ]),
          ),
          data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
            (script) => script.textContent,
          ),
        };
      }, html);
      const { sharing } = head;
      expect.soft(head.robots, route.path).toBe(route.indexable ? undefined : 'noindex');
      expect.soft(pathOf(head.canonical), route.path).toBe(route.canonical ?? route.path);
      expect.soft(sharing['og:url'], route.path).toBe(head.canonical);
      expect.soft(head.title, route.path).toContain(sharing['og:title']);
      expect.soft(sharing['og:description'], route.path).toBe(head.description);
      expect.soft(sharing['og:image:alt'], route.path).not.toBe('');
      expect.soft(head.card, route.path).toBe('summary_large_image');
      expect.soft(head.data.length, route.path).toBe(listed.includes(route) ? 1 : 0);
      for (const text of head.data) {
        expect.soft(JSON.parse(text), route.path).toMatchObject({ '@context': 'https://schema.org' });
      }
      pictures.add(pathOf(sharing['og:image']));
      if (listed.includes(route)) shown.add(pathOf(sharing['og:image']));
    }
    const own = listed.filter(({ path }) => languageOf(path) === 'en' && !path.startsWith(requestsPage));
    // Forms of requests share the picture of the whole site.
    if (process.env['NIGHTLY'])
      expect(shown.size, 'a picture for each page that has its own, one of the site, two of Kiswahili').toBe(
        own.length + 3,
      );
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect([picture, answer.status(), answer.headers()['content-type']]).toEqual([
        picture,
        200,
        'image/png',
      ]);
      const png = await answer.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    }
  },
);

test(
  'machines find site map, robots file, manifest and icons, with type and lifetime',
  { tag: '@desktop' },
  async ({ request }) => {
    const get = async (path: string, type: string) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      const { 'content-type': sent = '', 'cache-control': lifetime } = answer.headers();
      expect([path, answer.status(), sent.split(';')[0], lifetime]).toEqual([
        path,
        200,
        type,
        'public, max-age=3600',
      ]);
      return answer;
    };
    const robots = await (await get('/robots.txt', 'text/plain')).text();
    const map = pathOf(/^Sitemap: (.+)$/m.exec(robots)?.[1]);
    const addresses = [...(await (await get(map, 'application/xml')).text()).matchAll(/<loc>([^<]+)</g)];
    const paths = addresses.map(([, address]) => pathOf(address));
    expect(paths).toEqual(listed.map(({ path }) => path));
    expect(paths.filter((path) => path in redirects)).toEqual([]);
    const manifest = (await (await get('/site.webmanifest', 'application/manifest+json')).json()) as {
      icons: { src: string; type: string }[];
    };
    for (const { src, type } of manifest.icons) await get(src, type);
    await get('/apple-touch-icon.png', 'image/png');
    await get('/favicon.ico', 'image/x-icon');
  },
);

test.describe('an unknown path', () => {
  test.use({ expectedMessages: [/404 \(Not Found\)/] });

  test('is not to be listed or shared', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/NoSuchPage');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical], meta[property], script[type*=ld]')).toHaveCount(0);
  });
});

test(
  'after a navigation the address to be shared is that of the shown page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/FAQ');
    const canonical = page.locator('link[rel=canonical]');
    const before = await canonical.getAttribute('href');
    await bringReact(page);
    await page.getByRole('contentinfo').locator('a[href="/OurTeam"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      (await wordsOf(page, '/OurTeam')).heading,
    );
    await expect(canonical).toHaveAttribute('href', (before ?? '').replace('/FAQ', '/OurTeam'));
  },
);

test('pages that the server writes anew are valid HTML too', { tag: '@desktop' }, async ({ request }) => {
  const live = await request.get('/Testimonials');
  expect(validationErrors(await live.text())).toEqual([]);
  for (const { path } of Object.values(forms)) {
    const again = await request.post(path, { form: { name: '<b>"', email: 'no' }, maxRedirects: 5 });
    const html = await again.text();
    expect(html, path).toContain('aria-invalid');
    expect(validationErrors(html), path).toEqual([]);
  }
});
