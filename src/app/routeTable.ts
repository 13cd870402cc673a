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
  /** What the query of the page's address asks it to show, such as a clinic. */
  asked: (query: URLSearchParams) => Partial<PageData>;
}

/** One page of the site in one language. */
export interface SiteRoute {
  /** Path, in its one canonical spelling. */
  path: string;
  language: Language;
  /** File name of the page in `src/pages`, without the ending. */
  page: string;
  /** File of the content in `src/content` and the page's language, with its folder there if it has one, without the ending. */
  content: string;
  /** Whether search engines may list it. */
  indexable: boolean;
  /** Canonical path where it is another page's. */
  canonical?: string;
  /** Which data of the server the page shows; nothing where the built file is always right. */
  live: LiveData | undefined;
  /** Whether phones keep the page, to show it without a network; with React where it does its work by React alone. */
  offline: boolean | 'withReact';
  /** Loads page and content, once: the same page is the same component each time. */
  load: () => Promise<LoadedPage>;
}

/** Choices of a route beyond page and content. */
interface RouteOptions<Content> {
  indexable?: boolean;
  canonical?: string;
  /** Phones keep the page, with all that it needs before React, to show it without a network; `withReact` with React, too. */
  offline?: true | 'withReact';
  live?: LiveData & {
    /** Reads what the query of the page's address asks for. */
    query?: (query: URLSearchParams, content: Content) => Partial<PageData>;
  };
}

/** One row of the route table: a page in every language that has words for it. */
export interface RouteRow<Contents> {
  /** Path of the page in the first language. */
  path: string;
  /** The page in a language; nothing where its words are not among these files. */
  in: (language: Language, files: PageFiles<Contents>) => SiteRoute | undefined;
}

/** A module of `src/pages`, which exports the page under the file's name. */
type PageModule<Name extends string, Content> = readonly [
  Name,
  () => Promise<{ readonly [N in Name]: (props: PageProps<Content>) => ReactNode }>,
];

/** A content's loader. */
type ContentFile<Name extends PropertyKey, Content> = () => Promise<Readonly<Record<Name, Content>>>;

/**
 * Makes the rows of a part of the table: each is a path, a page and the name of its words.
 * @param folder Folder of the words in each language's own, with a slash at its end; empty for that folder itself.
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
  { indexable = true, canonical, live, offline }: RouteOptions<Content>,
): SiteRoute {
  let loaded: Promise<LoadedPage> | undefined;
  const load = async (): Promise<LoadedPage> => {
    const [pages, contents] = await Promise.all([page[1](), file()]);
    const shown = contents[name];
    const asked = (query: URLSearchParams) => live?.query?.(query, shown) ?? {};
    return { content: shown, render: bind(pages[page[0]], shown), asked };
  };
  return {
    path: pathIn(language, path),
    language,
    page: page[0],
    content: folder + name,
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
