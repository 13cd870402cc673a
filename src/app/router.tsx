import { useLoaderData, type RouteObject } from 'react-router-dom';
import { site } from '../content/en/site';
import type { PageData } from '../domain/pages';
import type { PageHandle } from './head';
import { FailurePage, RouteError, type Failure } from './RouteError';
import type { LoadedPage, SiteRoute } from './routeTable';
import { SiteFrame } from './SiteFrame';

/** Where pages get what is not in their content: from the server's hands at render, over the network in the browser. */
export interface LiveData {
  /** Data of a live page, for the question in its address. */
  page: (path: string, query: URLSearchParams) => Promise<PageData>;
  /** Status of a page that the table does not have. */
  failure: () => Failure;
}

/** What a page gets that shows nothing of the server's. */
export const noData: PageData = { reviews: [] };

/** The route table as React Router wants it: one frame around all pages, the error page inside it. */
export function routerRoutes(routes: readonly SiteRoute[], live: LiveData): RouteObject[] {
  const children: RouteObject[] = [
    ...routes.map((entry) => pageRoute(entry, live)),
    { id: 'failure', path: '*', loader: live.failure, element: <FailurePage /> },
  ];
  return [{ element: <SiteFrame content={site} />, children: [{ errorElement: <RouteError />, children }] }];
}

function pageRoute(entry: SiteRoute, live: LiveData): RouteObject {
  return {
    id: entry.path,
    path: entry.path,
    caseSensitive: true,
    ...(entry.live && {
      loader: ({ request }) => live.page(entry.path, new URL(request.url).searchParams),
    }),
    lazy: async () => {
      const page = await entry.load();
      const handle: PageHandle = { meta: page.content.meta, canonical: entry.canonical ?? entry.path };
      return { handle, Component: entry.live ? livePage(page) : stillPage(page) };
    },
  };
}

function livePage({ render: Page }: LoadedPage) {
  return function LivePage() {
    return <Page data={useLoaderData<PageData>()} />;
  };
}

function stillPage({ render: Page }: LoadedPage) {
  return function StillPage() {
    return <Page data={noData} />;
  };
}
