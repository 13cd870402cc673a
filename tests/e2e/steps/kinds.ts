import { languageOf } from '../../../src/domain/language';
import { siteRoutes } from '../../../src/app/siteRoutes';

/** Key of routes with the same layout: page component and language. */
const kindOf = ({ page, path }: (typeof siteRoutes)[number]) => `${languageOf(path)} ${page}`;

/** Pages in another language that each run tests: those needed in an emergency. The nightly run tests all. */
const daily = ['CprPage', 'FirstAidTopicPage', 'HomePage', 'WhereAmIPage'];
const isLookedAt = ({ page, language }: (typeof siteRoutes)[number]) =>
  language === 'en' || daily.includes(page) || process.env['NIGHTLY'] !== undefined;

/** The first route of each kind. */
const kinds = siteRoutes.filter(
  (route, index) =>
    isLookedAt(route) && siteRoutes.findIndex((other) => kindOf(other) === kindOf(route)) === index,
);

/** Whether a route is the first of its kind. */
export function standsForItsKind(route: (typeof siteRoutes)[number]): boolean {
  return kinds.includes(route);
}
