import { existsSync, readFileSync } from 'node:fs';
import { buildStamp } from '../../src/app/build/buildStamp';
import { pageRendering } from '../../src/app/render/render';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { Language } from '../../src/domain/language';
import type { PageData } from '../../src/domain/pages';

const pages = pageRendering(() => ({
  firstLoad: '/first.js',
  react: [],
  assistant: [],
}));

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '');

/** Readable text of a piece of HTML, on one line. */
export function words(html: string): string {
  const text = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<\/?(?:a|span|strong|small|b|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ').trim();
}

/** Elements of a kind that contain no element of the same kind, as HTML. */
export function all(html: string, tag: string): string[] {
  return html.match(new RegExp(`<${tag}\\b[^>]*>.*?</${tag}>`, 'gs')) ?? [];
}

/** Text of each element of a kind. */
export const allWords = (html: string, tag: string): string[] => all(html, tag).map(words);

/** An attribute of the first tag that has it. */
export function attribute(html: string, name: string): string | undefined {
  const value = new RegExp(`<[^>]*\\s${name}="([^"]*)"`, 'i').exec(html)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** Links: their accessible names and targets. */
export function links(html: string): [words: string, to: string | undefined][] {
  return all(html, 'a').map((link) => [
    attribute(link, 'aria-label') ?? words(link),
    attribute(link, 'href'),
  ]);
}

/** A page as it is sent. */
export interface RenderedPage {
  /** The whole page. */
  document: string;
  /** Body without scripts. */
  html: string;
  /** The part between header and footer. */
  main: string;
  header: string;
  footer: string;
  /** Section of the page with an id. */
  section: (id: string) => string;
}

function page(document: string): RenderedPage {
  const html = document.replace(/^.*<body>/s, '').replace(/<script\b.*?<\/script>/gs, '');
  const part = (tag: string) => all(html, tag)[0] ?? '';
  const main = part('main');
  return {
    document,
    html,
    main,
    header: part('header'),
    footer: part('footer'),
    section: (id) => all(main, 'section').find((one) => attribute(one, 'id') === id) ?? '',
  };
}

/** Whether `dist` holds these sources, built with the settings of this process. */
const isBuilt = existsSync('dist/build.txt') && readFileSync('dist/build.txt', 'utf8') === buildStamp();
/** Paths of the pages that are the same on every day. */
const undated = new Set(siteRoutes.filter(({ live }) => !live?.daily).map(({ path }) => path));

/** A page as the build has written it. Rendering all of them takes ten seconds. */
const built = (path: string) => readFileSync(`dist/client${path === '/' ? '/index' : path}.html`, 'utf8');

const known = new Map<string, Promise<RenderedPage>>();

/**
 * A page as it is sent: the built one where it is of these sources, and otherwise rendered with the app's own function;
 * cached for the same data.
 * @param data The server's data at that time; pages with data are not built.
 */
export function rendered(path: string, data?: Partial<PageData>): Promise<RenderedPage> {
  const key = path + JSON.stringify(data);
  const document = () =>
    isBuilt && !data && undated.has(path)
      ? Promise.resolve(built(path))
      : pages.render(path, { reviews: [], today: '2026-03-02', ...data });
  const shown = known.get(key) ?? document().then(page);
  known.set(key, shown);
  return shown;
}

/** Renders the page for an unknown path. */
export async function renderedError(language: Language = 'en'): Promise<RenderedPage> {
  return page(await pages.renderError(404, 'Not Found', language));
}
