import { languageOf } from '../../../src/domain/language';
import { siteRoutes } from '../../../src/app/siteRoutes';

/** What routes share that are laid out alike: the page component and the language. */
const kindOf = ({ page, path }: (typeof siteRoutes)[number]) => `${languageOf(path)} ${page}`;

/** The first route of each kind. */
const kinds = siteRoutes.filter(
  (route, index) => siteRoutes.findIndex((other) => kindOf(other) === kindOf(route)) === index,
);

/** Whether a route stands for its kind of page. */
export function standsForItsKind(route: (typeof siteRoutes)[number]): boolean {
  return kinds.includes(route);
}
