import type { ErrorContent } from '../content/answerTypes';
import { languageFiles } from '../content/languages';
import type { PageData } from '../domain/pages';
import { chatOf } from './chatOf';
import type { PageHandle } from './head';
import type { LoadedPage, SiteRoute } from './routeTable';
import { openingOf } from './seo/pageContent';

/** Why a page cannot be shown, as HTTP says it. */
export interface Failure {
  status: number;
  statusText: string;
}

/**
 * A failure in words: "404 Not Found".
 * @param words What the page's language calls the status; what stands behind it in brackets, as the id of a request, stays.
 */
export const failureText = (
  { status, statusText }: Failure,
  { statuses }: Pick<ErrorContent, 'statuses'>,
): string => `${String(status)} ${statusText.replace(/^[^(]*[^ (]/, (text) => statuses?.[status] ?? text)}`;

/** The failure of an unknown path. */
export const notFound: Failure = { status: 404, statusText: 'Not Found' };

/** A page of the table with what it shows. */
interface ResolvedPage extends PageHandle {
  Page: LoadedPage['render'];
  data: PageData;
  /** Name of its content's file. */
  content: string;
  /** Address of the chat that the bar opens. */
  chat: string;
}

/** What stands at an address. */
export type Shown = ResolvedPage | { failure: Failure };

/** Where the site finds its pages by address (path and query). */
export interface PageSource {
  /** What stands at an address: at once where it is known, and the same each time. */
  resolve: (address: string) => Shown | Promise<Shown>;
  /** Forgets a page that failed, so that the next visit to its address tries again. */
  forget?: (address: string) => void;
}

/** What a page gets that shows nothing of the server's. */
export const noData: PageData = { reviews: [] };

/** The server's words about a page, for the tree that React builds over it. */
export interface SentData {
  data?: PageData;
  failure?: Failure;
}

/** Loads a page of the table. */
export async function resolvedPage(route: SiteRoute, data: PageData): Promise<ResolvedPage> {
  const { content, render } = await route.load();
  // A screen reader says the title first: it must say that the form has been sent.
  const meta = data.sent && content.sent ? { ...content.meta, title: content.sent.title } : content.meta;
  const { path, language, canonical = path } = route;
  const { frame } = await languageFiles[language].frame();
  const chat = chatOf(route, frame.messages, openingOf(content).title, data.service);
  return { meta, canonical, language, content: route.content, Page: render, data, chat };
}
