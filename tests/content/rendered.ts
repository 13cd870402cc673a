import { pageRendering } from '../../src/app/render/render';
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

const known = new Map<string, Promise<RenderedPage>>();

/** Renders a path with the app's own function; cached for the same data. @param data The server's data at that time. */
export function rendered(path: string, data: Partial<PageData> = {}): Promise<RenderedPage> {
  const key = path + JSON.stringify(data);
  const shown =
    known.get(key) ?? pages.render(path, { reviews: [], today: '2026-03-02', ...data }).then(page);
  known.set(key, shown);
  return shown;
}

/** Renders the page for an unknown path. */
export async function renderedError(language: Language = 'en'): Promise<RenderedPage> {
  return page(await pages.renderError(404, 'Not Found', language));
}
