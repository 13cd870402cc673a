import { firstAidRoot } from '../domain/firstAidPath';
import { requestsPage } from '../domain/requests/requestsPath';
import type { SiteRoute } from './routeTable';

/** A part of the route table: every row is some bytes, and most visitors of first aid open no other page. */
type Part = 'routes' | 'firstAidRoutes' | 'kiswahiliRoutes' | 'requestRoutes';

const parts: Readonly<Record<Part, () => Promise<readonly SiteRoute[]>>> = {
  routes: async () => (await import('./routes')).mainRoutes,
  firstAidRoutes: async () => (await import('./firstAidRoutes')).firstAidRoutes,
  requestRoutes: async () => (await import('./requestRoutes')).requestRoutes,
  kiswahiliRoutes: async () => (await import('./kiswahiliRoutes')).kiswahiliRoutes,
};

/** The part of the route table that has a path, if any has it; named as its file. */
export function partOf(path: string): Part {
  if (path.startsWith(firstAidRoot('sw'))) return 'kiswahiliRoutes';
  if (path.startsWith(requestsPage)) return 'requestRoutes';
  return path.startsWith(firstAidRoot()) ? 'firstAidRoutes' : 'routes';
}

/** The row of a path, in the browser. */
export async function findRoute(path: string): Promise<SiteRoute | undefined> {
  const part = await parts[partOf(path)]();
  return part.find((one) => one.path === path);
}
