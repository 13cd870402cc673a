import type { ReactNode } from 'react';
import type { SiteContent } from '../content/types';
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

/** One row of the route table. */
export interface SiteRoute {
  /** Path, in its one canonical spelling. */
  path: string;
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

/** What a file exports: `firstAid/kit.ts` exports `kit`. */
type ExportOf<File extends string> = File extends `${string}/${infer Name}` ? Name : File;

const exportOf = <File extends string>(file: File) => file.replace(/^.*\//, '') as ExportOf<File>;

/** A row of the table from the modules of a page and its content; both export under their file's name. */
export function route<Page extends string, Name extends string, Content extends PageContent>(
  path: string,
  page: readonly [Page, () => Promise<{ [P in Page]: (props: PageProps<Content>) => ReactNode }>],
  content: readonly [Name, () => Promise<{ [N in ExportOf<Name>]: Content }>],
  { indexable = true, canonical, live, offline }: RouteOptions<Content> = {},
): SiteRoute {
  let loaded: Promise<LoadedPage> | undefined;
  const load = async (): Promise<LoadedPage> => {
    const [pages, contents] = await Promise.all([page[1](), content[1]()]);
    const shown = contents[exportOf(content[0])];
    const asked = (query: URLSearchParams) => live?.query?.(query, shown) ?? {};
    return { content: shown, render: bind(pages[page[0]], shown), asked };
  };
  return {
    path,
    page: page[0],
    content: content[0],
    indexable,
    live,
    offline: offline ?? false,
    ...(canonical === undefined ? {} : { canonical }),
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
