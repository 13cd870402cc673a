import { siteRoutes } from '../../../src/app/siteRoutes';

/** The first route of each page component: those that share one are laid out alike. */
const kinds = siteRoutes.filter(
  ({ page }, index) => siteRoutes.findIndex((other) => other.page === page) === index,
);

/** Whether a route stands for its kind of page. */
export function standsForItsKind(route: (typeof siteRoutes)[number]): boolean {
  return kinds.includes(route);
}
