import { useLayoutEffect, useState, type RefObject } from 'react';
import { styleData } from '../../theme/attributes';
import type { SheetPart } from './PlanSheet';

/**
 * What is tried, the most pleasant first: lines to write on, then no more room than the words need, in letters of 10.5, 9.75 and
 * 9 points. The last are the smallest that are printed.
 */
const densities = ['1', '2', '3', '4'] as const;

interface Fit {
  /** The largest letters with which everything fits, else the smallest. */
  density: (typeof densities)[number];
  /** Headings of the parts that do not fit even so. */
  unfit: readonly string[];
}

const easy: Fit = { density: '1', unfit: [] };

/** Parts, by their place, that end below the room there is for them. */
function cut(paper: HTMLElement): number[] {
  const room = paper.children[1];
  if (!room) return [];
  const { bottom } = room.getBoundingClientRect();
  return [...room.children].flatMap((part, place) =>
    part.getBoundingClientRect().bottom > bottom + 0.5 ? [place] : [],
  );
}

/** Tries the densities on the sheet in its printed size: letters of a small picture are not as wide as those on paper. */
function fitOf(paper: HTMLElement, parts: readonly SheetPart[]): Fit {
  const before = paper.getAttribute(styleData.density) ?? '1';
  paper.setAttribute(styleData.measured, '');
  let places: readonly number[] = [];
  let chosen: Fit['density'] = '1';
  for (const density of densities) {
    paper.setAttribute(styleData.density, density);
    chosen = density;
    places = cut(paper);
    if (places.length === 0) break;
  }
  paper.removeAttribute(styleData.measured);
  paper.setAttribute(styleData.density, before);
  return { density: chosen, unfit: places.flatMap((place) => parts[place]?.title ?? []) };
}

/** Fits the sheet on one page. It is measured before the browser paints, each time that its parts are others. */
export function useOnePage(paperRef: RefObject<HTMLElement | null>, parts: readonly SheetPart[]): Fit {
  const [fit, setFit] = useState(easy);
  useLayoutEffect(() => {
    if (!paperRef.current) return;
    const fitting = fitOf(paperRef.current, parts);
    setFit(fitting);
  }, [paperRef, parts]);
  return fit;
}
