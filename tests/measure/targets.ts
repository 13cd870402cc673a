/** What a page is measured by. */
export type PageKind = 'home' | 'text' | 'form';

const forms = ['/ContactUs', '/BookAppointment'];

/** Kind of a page. */
export function kindOf(path: string): PageKind {
  if (path === '/') return 'home';
  return forms.includes(path) ? 'form' : 'text';
}

/** Figures that more is better of: there the target is the least, otherwise the most. */
const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };

/** What Lighthouse must say. Times in ms. */
export const lighthouseTargets: Readonly<Record<PageKind, Readonly<Record<string, number>>>> = {
  home: { ...scores, fcp: 900, lcp: 1000, tbt: 0, cls: 0 },
  text: { ...scores, fcp: 850, lcp: 900, tbt: 0, cls: 0 },
  form: { ...scores, fcp: 850, lcp: 900, tbt: 0, cls: 0 },
};

const everywhere = { firstScript: 4_000, secondVisit: 10_000 };

/** What may go over the wire, in bytes. */
export const transferTargets: Readonly<Record<PageKind, Readonly<Record<string, number>>>> = {
  home: { ...everywhere, html: 14_000, bytes: 70_000, requests: 6, react: 150_000 },
  text: { ...everywhere, html: 10_600, bytes: 32_000, react: 141_000 },
  form: { ...everywhere, html: 10_000, bytes: 27_000, react: 160_000 },
};

/** What a slow phone must show, by network, in ms. */
export const fieldTargets: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '4G': { fcp: 450, lcp: 600, blocking: 0, tap: 40, works: 500, next: 250 },
  '3G': { fcp: 800, lcp: 1400, blocking: 0, tap: 75, works: 900, assistant: 1500, form: 2500 },
};

/** Whether a figure misses its target; one without a target misses none. */
export function misses(name: string, value: number, targets: Readonly<Record<string, number>>): boolean {
  const target = targets[name];
  if (target === undefined) return false;
  // Nobody sees a ten-thousandth of a shift, nor half a millisecond.
  return name in scores ? value < target : value > target + (name === 'cls' ? 0.0005 : 0.5);
}
