import { languageOf } from '../../../src/domain/language';
import { siteRoutes } from '../../../src/app/siteRoutes';

/** What routes share that are laid out alike: the page component and the language. */
const kindOf = ({ page, path }: (typeof siteRoutes)[number]) => `${languageOf(path)} ${page}`;

/** Pages in another language that are looked at in each run: what is opened in an emergency. The night has all. */
const daily = ['CprPage', 'FirstAidTopicPage', 'HomePage', 'WhereAmIPage'];
const isLookedAt = ({ page, language }: (typeof siteRoutes)[number]) =>
  language === 'en' || daily.includes(page) || process.env['NIGHTLY'] !== undefined;

/** The first route of each kind. */
const kinds = siteRoutes.filter(
  (route, index) =>
    isLookedAt(route) && siteRoutes.findIndex((other) => kindOf(other) === kindOf(route)) === index,
);

/** Whether a route stands for its kind of page. */
export function standsForItsKind(route: (typeof siteRoutes)[number]): boolean {
  return kinds.includes(route);
}
