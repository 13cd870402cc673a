import { firstAidRoot } from '../domain/firstAidPath';
import { languageOf } from '../domain/language';
import { offlinePage } from '../domain/offlinePath';
import { requestsPage } from '../domain/requests/requestsPath';
import { subscriptionPath } from '../domain/subscriptionPages';
import type { SiteRoute } from './routeTable';

/** A part of the route table: every row is some bytes, and most visitors of first aid open no other page. */
type Part = 'routes' | 'firstAidRoutes' | 'kiswahiliRoutes' | 'offlineRoutes' | 'requestRoutes';

const parts: Readonly<Record<Part, () => Promise<readonly SiteRoute[]>>> = {
  routes: async () => (await import('./routes')).mainRoutes,
  firstAidRoutes: async () => (await import('./firstAidRoutes')).firstAidRoutes,
  requestRoutes: async () => (await import('./requestRoutes')).requestRoutes,
  kiswahiliRoutes: async () => (await import('./kiswahiliRoutes')).kiswahiliRoutes,
  offlineRoutes: async () => (await import('./offlineRoutes')).offlineRoutes,
};

/** The part of the route table that has a path, if any has it; named as its file. */
export function partOf(path: string): Part {
  if (path.endsWith(offlinePage)) return 'offlineRoutes';
  if (languageOf(path) === 'sw') return 'kiswahiliRoutes';
  if (path.startsWith(requestsPage) || path.startsWith(subscriptionPath)) return 'requestRoutes';
  return path.startsWith(firstAidRoot()) ? 'firstAidRoutes' : 'routes';
}

/** The row of a path, in the browser. */
export async function findRoute(path: string): Promise<SiteRoute | undefined> {
  const part = await parts[partOf(path)]();
  return part.find((one) => one.path === path);
}
