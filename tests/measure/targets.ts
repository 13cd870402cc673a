import { firstAidRoot } from '../../src/domain/firstAidPath';
import { forms } from '../../src/domain/forms';
import { pathIn } from '../../src/domain/language';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import type { PageFigures } from './figures';

/** Targets of a page. */
export type PageKind = 'home' | 'text' | 'firstAid' | 'form';

/** Maximum of each figure, or minimum of a score, by name. */
export type Targets = Readonly<Record<string, number>>;
type ByKind = Readonly<Record<PageKind, Targets>>;

const formPages: readonly string[] = [
  ...Object.values(forms).map(({ page }) => page),
  ...requestKinds.map(requestPage),
  '/EmergencyPlan',
];

/** Kind of a page, in either language. */
export function kindOf(path: string): PageKind {
  const page = pathIn('en', path);
  if (page === '/') return 'home';
  if (page.startsWith(firstAidRoot())) return 'firstAid';
  return formPages.includes(page) ? 'form' : 'text';
}

/** Figures for which higher is better: their target is a minimum. */
const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

/** Lighthouse's targets for each page. Times in ms; `aboveFloor` is the first paint's time above that of a page of one sentence. */
const lighthouseOf = (fcp: number, lcp: number) => ({ ...scores, fcp, lcp, tbt: 0, cls: 0, aboveFloor: 100 });
const plain = lighthouseOf(850, 950);

/** Targets for Lighthouse. */
export const lighthouseTargets: ByKind = {
  home: lighthouseOf(900, 1000),
  text: plain,
  firstAid: plain,
  form: plain,
};

const everywhere = { firstScript: 4_000, requests: 6, secondVisit: 10_000 };
const text = { ...everywhere, html: 11_200, bytes: 32_000, react: 170_000 };

/** Targets for the network traffic, in bytes. */
export const transferTargets: ByKind = {
  home: { ...everywhere, html: 14_000, bytes: 70_000, react: 168_000 },
  text,
  // Their drawings show what to do.
  firstAid: { ...text, bytes: 45_000 },
  form: { ...everywhere, html: 10_600, bytes: 27_000, react: 186_000 },
};

const on4G = { blocking: 0, tap: 40, works: 500, next: 250 };
const on3G = { blocking: 0, tap: 75, works: 900, assistant: 1_500 };

/** Targets for a slow phone, by network, in ms. */
export const fieldTargets: Readonly<Record<string, ByKind>> = {
  '4G': {
    home: on4G,
    text: { ...on4G, works: 470 },
    firstAid: { ...on4G, works: 470 },
    form: on4G,
  },
  '3G': {
    home: { ...on3G, works: 950 },
    text: on3G,
    firstAid: on3G,
    form: { ...on3G, form: 2_500 },
  },
};

/** Target for the heap of a tab after ten pages, in bytes. */
export const heapTarget = 12_000_000;

/** Targets of a page for Lighthouse and for network traffic. Pages that search engines must not list have no SEO target. */
export function targetsOf(path: string, { hidden = false }: Pick<PageFigures, 'hidden'> = {}): Targets {
  const kind = kindOf(path);
  const { seo, ...others } = { ...lighthouseTargets[kind], ...transferTargets[kind] };
  return hidden || seo === undefined ? others : { ...others, seo };
}

/** Whether a figure misses its target; one without a target never does. */
export function misses(name: string, value: number, targets: Targets): boolean {
  const target = targets[name];
  if (target === undefined) return false;
  // A ten-thousandth of a shift or half a millisecond is not noticeable.
  return name in scores ? value < target : value > target + (name === 'cls' ? 0.0005 : 0.5);
}
