import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom';
import { dayInNairobi } from '../domain/activities';
import { askedClinic } from '../domain/clinics';
import { askedService } from '../domain/quotes';
import { App } from './App';
import { notFound } from './RouteError';
import { routerRoutes } from './router';
import { siteRoutes } from './routes';
import { styleCache } from './styleCache';

/** Asked for by a navigation only: a page that is loaded has its reviews in it. */
async function reviewsOf(path: string) {
  if (path !== '/Testimonials') return [];
  const { loadPublishedReviews } = await import('../services/loadPublishedReviews');
  return loadPublishedReviews();
}

const routes = routerRoutes(siteRoutes, {
  page: async (path, query) => {
    const clinicId = askedClinic(query);
    const service = askedService(query);
    return {
      reviews: await reviewsOf(path),
      today: dayInNairobi(new Date()),
      ...(clinicId !== undefined && { clinicId }),
      ...(service !== undefined && { service }),
    };
  },
  failure: () => notFound,
});

/** Says once that the tree is in place, so that the event that asked for React can be given again. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** What the server put into the page for its own data. */
function pageData(): HydrationState | undefined {
  const element = document.getElementById('page-data');
  return element?.textContent ? (JSON.parse(element.textContent) as HydrationState) : undefined;
}

/** Resolves what the shown page loads lazily: its fallback would flash otherwise. */
async function resolveShownRoutes() {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') {
      const loaded = await route.lazy();
      Object.assign(route, loaded);
      delete route.lazy;
    }
  }
}

/** Takes the prerendered page over. Resolves when the tree is in place. */
export async function hydrate(): Promise<void> {
  await resolveShownRoutes();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  // Without any data the router would take this for a first visit and scroll to the top.
  const router = createBrowserRouter(routes, { hydrationData: pageData() ?? { loaderData: {} } });
  const cache = styleCache();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <App cache={cache}>
        <Ready onReady={resolve}>
          <RouterProvider router={router} />
        </Ready>
      </App>,
    );
  });
}
