import { subscriptionPages } from '../../src/domain/subscriptionPages';
import { siteRoutes } from '../../src/app/siteRoutes';
import { languages, pathIn } from '../../src/domain/language';
import { expect, test } from '../support/e2e';
import type { Site } from '../support/site';

/** Pages that only links in e-mail open. */
const wantLink: ReadonlySet<string> = new Set(
  languages.flatMap((language) =>
    [subscriptionPages.confirm, subscriptionPages.leave].map((path) => pathIn(language, path)),
  ),
);

/** Pages without links to them, on purpose: single widgets, a page's old address, and results of plain forms. */
const standAlone = [
  '/AppointmentRequested',
  '/ClinicsCarousel',
  '/EmergencyAlert',
  '/HealthInsurancePage',
  '/MessageSent',
  // Without a licence it has nothing to show.
  '/NumbersAndPapers',
  '/News/Confirm',
  '/News/Confirmed',
  '/News/Leave',
  '/News/Left',
  '/Offline',
  '/RequestSent',
  '/ReviewSent',
  '/Slider',
  '/Subscribed',
  '/WhatsappIcon',
]
  .flatMap((path) => languages.map((language) => pathIn(language, path)))
  .sort();

/** The home page in each language. */
const homes = languages.map((language) => pathIn(language, '/'));

/** Links by their beginning, with the pattern for the whole address. */
const rules: readonly (readonly [start: RegExp, whole: RegExp])[] = [
  // With the country code, or as dialled within Kenya: short codes and free numbers.
  [/^tel:/, /^tel:(\+\d{8,15}|\d{3,4}|0800\d{6})$/],
  [/^sms:/, /^sms:\+\d{8,15}(\?&body=\S+)?$/],
  [/^mailto:/, /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(\?subject=[^\s]+)?$/],
  [/^https:\/\/wa\.me/, /^https:\/\/wa\.me\/([1-9]\d{7,14}(\?text=\S+)?|\?text=\S+)$/],
  [/^https:/, /^https:\/\/[^\s/]+\.[a-z]{2,}\/\S*$/],
  [/^[/#?]/, /^\S+$/],
];

/** Content types of the files that pages show. */
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** The links and files of a page. */
interface Read {
  title: string;
  description: string;
  canonical: string;
  /** Whether it can be left at once: its title and description say nothing, as those of all such pages. */
  isQuiet: boolean;
  /** Addresses of links and forms, as written. */
  links: string[];
  /** Pictures, scripts, icons. */
  files: string[];
  ids: string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** Reads a page of the site, whose HTML is valid and has all `<` and `>` of texts and attributes written as entities. */
function read(html: string): Read {
  const tags = (html.match(/<[a-z][^>]*>/g) ?? []).map((tag) => ({
    name: /^<([a-z0-9]+)/.exec(tag)?.[1] ?? '',
    attributes: Object.fromEntries(
      [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value.replace(/&(#?\w+);/g, (entity, key: string) => entities[key] ?? entity),
      ]),
    ),
  }));
  const all = (names: string, attribute: string, has: Readonly<Record<string, string>> = {}) =>
    tags
      .filter(({ name }) => names === '' || names.split(' ').includes(name))
      .filter(({ attributes }) => Object.entries(has).every(([key, value]) => attributes[key] === value))
      .flatMap(({ attributes }) => attributes[attribute] ?? []);
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: all('meta', 'content', { name: 'description' }).join(),
    canonical: all('link', 'href', { rel: 'canonical' }).join(),
    isQuiet: all('', 'data-leave').length > 0,
    // Without the link to the other language, which is on every page and would make all of them reachable.
    links: tags.flatMap(({ name, attributes: { href, hreflang, action, method } }) => {
      if (name === 'a' && href !== undefined && hreflang === undefined) return [href];
      return name === 'form' && action !== undefined && method !== 'post' ? [action] : [];
    }),
    files: [
      ...all('img script', 'src'),
      ...all('img source', 'srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
      ),
      ...all('link', 'href', { rel: 'icon' }),
      ...all('script', 'data-react').flatMap((list) => list.split(' ')),
    ],
    ids: all('', 'id'),
  };
}

/** Reads every page reachable by links from `/`, and the remaining ones of the route table. */
async function crawl(site: Site) {
  const pages = new Map<string, Read>();
  const wrong: string[] = [];
  /** Pictures of an album that are linked. */
  const pictures = new Set<string>();
  const reached = new Set(homes);
  const queue = [...homes, ...standAlone];
  for (const path of queue) {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    // Without the parameters of an e-mail's link they redirect.
    if (answer.status === 303 && wantLink.has(path)) continue;
    if (answer.status !== 200) {
      wrong.push(`${path} answers ${String(answer.status)}`);
      continue;
    }
    if (!answer.headers.get('Content-Type')?.startsWith('text/html')) {
      pictures.add(path);
      continue;
    }
    const found = read(await answer.text());
    pages.set(path, found);
    for (const link of found.links.filter((one) => /^[/#?]/.test(one))) {
      const target = new URL(link, `http://site${path}`).pathname;
      if (!standAlone.includes(path)) reached.add(target);
      if (!queue.includes(target)) queue.push(target);
    }
  }
  return { pages, wrong, reached, pictures };
}

test('every link leads somewhere, every page is reached, and what pages show is there', async ({ site }) => {
  const { pages, wrong, reached, pictures } = await crawl(site);
  expect(wrong).toEqual([]);

  await test.step('parts of pages that links lead to', () => {
    const lost = [...pages].flatMap(([path, { links }]) =>
      links
        .filter((link) => /^[/#?]/.test(link) && link.includes('#'))
        .filter((link) => {
          const { pathname, hash } = new URL(link, `http://site${path}`);
          return !pages.get(pathname)?.ids.includes(decodeURIComponent(hash.slice(1)));
        })
        .map((link) => `${path} -> ${link}`),
    );
    expect(lost).toEqual([]);
  });

  await test.step('pages of the table', () => {
    const paths = siteRoutes.map((route) => route.path);
    expect([...pages.keys()].filter((path) => !paths.includes(path))).toEqual([]);
    expect(paths.filter((path) => !reached.has(path)).sort()).toEqual(standAlone);
    for (const { path, canonical } of siteRoutes.filter((route) => !wantLink.has(route.path))) {
      expect(new URL(pages.get(path)?.canonical ?? '').pathname).toBe(canonical ?? path);
    }
  });

  for (const kind of ['title', 'description'] as const) {
    await test.step(`each page has a ${kind} of its own`, () => {
      const words = [...pages.values()].filter(({ isQuiet }) => !isQuiet).map((one) => one[kind]);
      expect(words.filter((one, place) => one === '' || words.indexOf(one) !== place)).toEqual([]);
    });
  }

  await test.step('phone, WhatsApp, mail and foreign links', () => {
    const ill = [...pages].flatMap(([path, { links }]) =>
      links
        .filter((link) => !rules.find(([start]) => start.test(link))?.[1].test(link))
        .map((link) => `${path}: ${link}`),
    );
    expect(ill).toEqual([]);
    for (const [path, { links }] of pages) {
      expect(links.filter((link) => link.startsWith('tel:')).length, path).toBeGreaterThan(0);
    }
  });

  await test.step('pictures, scripts and icons', async () => {
    const files = new Set([...pictures, ...[...pages.values()].flatMap((one) => one.files)]);
    const absent: string[] = [];
    const look = async (file: string) => {
      if (file.startsWith('data:')) return;
      const answer = await fetch(site.url + file, { method: 'HEAD', redirect: 'manual' });
      const type = answer.headers.get('Content-Type') ?? '';
      const kind = types[/\.(\w+)$/.exec(file)?.[1] ?? ''];
      if (answer.status !== 200 || !kind || !type.startsWith(kind))
        absent.push(`${file} answers ${String(answer.status)} ${type}`);
    };
    await Promise.all([...files].map(look));
    expect(absent).toEqual([]);
    expect(files.size).toBeGreaterThan(50);
  });
});
