import { languageOf } from '../domain/language';
import { englishRoutes } from './routes';
import type { SiteRoute } from './routeTable';

/** The row of a path in the browser, which loads the rows of another language only when it needs them. */
export async function findRoute(path: string): Promise<SiteRoute | undefined> {
  const routes =
    languageOf(path) === 'en' ? englishRoutes : (await import('./kiswahiliRoutes')).kiswahiliRoutes;
  return routes.find((one) => one.path === path);
}
