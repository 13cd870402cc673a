import { kindOf, type PageKind } from '../../../tests/measure/targets';

interface Reason {
  /** Paths in the first language, or a kind of pages. */
  pages: readonly string[] | PageKind;
  /** Names of the figures. */
  figures: readonly string[];
  why: string;
}

/** Why a figure is over its target, the first that fits; each was looked into once. */
const reasons: readonly Reason[] = [];

/** Why a page's figure misses its target. */
export function reasonFor(path: string, figure: string): string {
  const found = reasons.find(
    ({ pages, figures }) =>
      figures.includes(figure) && (typeof pages === 'string' ? kindOf(path) === pages : pages.includes(path)),
  );
  return found?.why ?? 'Not looked into yet.';
}
