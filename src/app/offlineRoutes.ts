import { offlinePathIn } from '../domain/offlinePath';
import { route, type SiteRoute } from './routeTable';

const page = ['FirstAidPage', () => import('../pages/FirstAidPage')] as const;
const options = { indexable: false, offline: true };

/** The page that the service worker shows for one that is not kept, in both languages. */
export const offlineRoutes: readonly SiteRoute[] = [
  route(offlinePathIn('en'), page, ['offline', () => import('../content/en/offline')], options),
  route(offlinePathIn('sw'), page, ['offline', () => import('../content/sw/offline')], options),
];
