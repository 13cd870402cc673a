import type { ReactNode } from 'react';
import type { SiteContent } from '../content/types';
import type { PageFiles } from '../content/pageFiles';
import { pathIn, type Language } from '../domain/language';
import type { LiveData, PageData } from '../domain/pages';
import type { PageProps } from '../pages/PageProps';
import type { PageContent } from './seo/pageContent';

/** A page with its content, ready to show. */
export interface LoadedPage {
  content: PageContent;
  render: (props: { site: SiteContent; data: PageData }) => ReactNode;
  /** Data from the query of the page's address, such as a clinic. */
  queryData: (query: URLSearchParams) => Partial<PageData>;
}

/** One page of the site in one language. */
export interface SiteRoute {
  /** Canonical path. */
  path: string;
  language: Language;
  /** File name of the page in `src/pages`, without the ending. */
  page: string;
  /** File of the content below `src/content/pages`, with its folder if it has one, without the ending. */
  content: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Canonical path if it is another page's. */
  canonical?: string;
  /** Which data of the server the page shows; left out if the built file is always current. */
  live: LiveData | undefined;
  /** Whether phones keep the page for offline use; `withReact` if it only works with React. */
  offline: boolean | 'withReact';
  /** Loads page and content once: the same page is always the same component. */
  load: () => Promise<LoadedPage>;
}

/** Options of a route besides page and content. */
interface RouteOptions<Content> {
  indexable?: boolean;
  canonical?: string;
  /** File of the content, where several pages are made from one; otherwise it has the name of the content. */
  file?: string;
  /** Phones keep the page with everything that it needs before React, for offline use; `withReact` also keeps React. */
  offline?: true | 'withReact';
  live?: LiveData & {
    /** Reads data from the query of the page's address. */
    query?: (query: URLSearchParams, content: Content) => Partial<PageData>;
  };
}

/** One row of the route table: a page in every language that has words for it. */
export interface RouteRow<Contents> {
  /** Path of the page in English. */
  path: string;
  /** The page in a language; undefined if its words are not among these files. */
  in: (language: Language, files: PageFiles<Contents>) => SiteRoute | undefined;
}

/** A module of `src/pages`, which exports the page under the name of the file. */
type PageModule<Name extends string, Content> = readonly [
  Name,
  () => Promise<{ readonly [N in Name]: (props: PageProps<Content>) => ReactNode }>,
];

/** Loads a content file. */
type ContentFile<Name extends PropertyKey, Content> = () => Promise<Readonly<Record<Name, Content>>>;

/**
 * Makes the rows of a part of the table: each is a path, a page and the name of its words.
 * @param folder Folder of the words within the pages' folder, with a slash at its end; empty for that folder
 * itself.
 */
export function rowsOf<Contents extends { [Name in keyof Contents]: PageContent }>(folder = '') {
  return <Name extends keyof Contents & string, Page extends string>(
    path: string,
    page: PageModule<Page, Contents[Name]>,
    name: Name,
    options: RouteOptions<Contents[Name]> = {},
  ): RouteRow<Contents> => ({
    path,
    in(language, { [name]: file }) {
      return file && routeOf(language, path, page, [folder, name, file], options);
    },
  });
}

/** The pages of some rows in a language. */
export function routesIn<Contents>(
  language: Language,
  rows: readonly RouteRow<Contents>[],
  files: PageFiles<Contents>,
): SiteRoute[] {
  return rows.flatMap((row) => row.in(language, files) ?? []);
}

function routeOf<Page extends string, Name extends string, Content extends PageContent>(
  language: Language,
  path: string,
  page: PageModule<Page, Content>,
  [folder, name, file]: readonly [string, Name, ContentFile<Name, Content>],
  { indexable = true, canonical, file: shared = name, live, offline }: RouteOptions<Content>,
): SiteRoute {
  let loaded: Promise<LoadedPage> | undefined;
  const load = async (): Promise<LoadedPage> => {
    const [pages, contents] = await Promise.all([page[1](), file()]);
    const shown = contents[name];
    const queryData = (query: URLSearchParams) => live?.query?.(query, shown) ?? {};
    return { content: shown, render: bind(pages[page[0]], shown), queryData };
  };
  return {
    path: pathIn(language, path),
    language,
    page: page[0],
    content: folder + shared,
    indexable,
    live,
    offline: offline ?? false,
    ...(canonical !== undefined && { canonical: pathIn(language, canonical) }),
    load() {
      loaded ??= load().catch((error: unknown) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    },
  };
}

function bind<Content>(
  Page: (props: PageProps<Content>) => ReactNode,
  content: Content,
): LoadedPage['render'] {
  return function BoundPage(props) {
    return Page({ content, ...props });
  };
}
