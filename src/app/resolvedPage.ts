import untranslated from 'virtual:untranslated';
import type { ErrorContent } from '../content/answerTypes';
import { languageFiles } from '../content/languages';
import { languageTag, type Language } from '../domain/language';
import type { Link } from '../domain/link';
import type { PageData } from '../domain/pages';
import { chatOf } from './chatOf';
import type { PageHandle } from './head';
import type { LoadedPage, SiteRoute } from './routeTable';
import { openingOf } from './seo/pageContent';

/** Why a page cannot be shown: status and status text of HTTP. */
export interface Failure {
  status: number;
  statusText: string;
}

/**
 * A failure in words: "404 Not Found".
 * @param words Names of the statuses in the page's language; a suffix in brackets, such as the id of a request, is
 * kept.
 */
export const failureText = (
  { status, statusText }: Failure,
  { statuses }: Pick<ErrorContent, 'statuses'>,
): string => `${String(status)} ${statusText.replace(/^[^(]*[^ (]/, (text) => statuses?.[status] ?? text)}`;

/** The failure of an unknown path. */
export const notFound: Failure = { status: 404, statusText: 'Not Found' };

/** A page of the table with its data. */
interface ResolvedPage extends PageHandle {
  Page: LoadedPage['render'];
  data: PageData;
  /** File name of its content. */
  content: string;
  /** Address of the chat in the bar. */
  chat: string;
  /** Leaves the page, where it is quiet. */
  leave: Link | undefined;
}

/** The page or failure at an address. */
export type Shown = ResolvedPage | { failure: Failure };

/** Source of the site's pages by address (path and query). */
export interface PageSource {
  /** The page at an address: synchronously if it is loaded, and always the same object. */
  resolve: (address: string) => Shown | Promise<Shown>;
  /** Forgets a failed page, so that the next visit to its address tries again. */
  forget?: (address: string) => void;
}

/**
 * HTML language of a page's content where it is not the document's: English, if the language has no words for it.
 * @param files Untranslated files by language.
 */
export const contentLang = (language: Language, content: string, files = untranslated): string | undefined =>
  files[language]?.includes(content) ? languageTag.en : undefined;

/** Data of a page that shows nothing from the server. */
export const noData: PageData = { reviews: [] };

/** The server's data for a page, with which React hydrates it. */
export interface SentData {
  data?: PageData;
  failure?: Failure;
}

/** Loads a page of the table. */
export async function resolvedPage(route: SiteRoute, data: PageData): Promise<ResolvedPage> {
  const { content, render } = await route.load();
  // Screen readers read the title first, so it must say that the form has been sent.
  const meta = data.sent && content.sent ? { ...content.meta, title: content.sent.title } : content.meta;
  const { path, language, canonical = path } = route;
  const { frame } = await languageFiles[language].frame();
  const chat = chatOf(route, frame.messages, openingOf(content).title, data.service);
  const { leave } = content;
  return { meta, canonical, language, content: route.content, Page: render, data, chat, leave };
}
