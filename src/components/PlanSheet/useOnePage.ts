import { useLayoutEffect, useState, type RefObject } from 'react';
import { styleData } from '../../theme/attributes';

/** What of a part is told if it does not fit. */
interface TitledPart {
  title: string;
}

/**
 * Densities in the order in which they are tried: with lines to write on, then without spare room, in type of 10.5, 9.75
 * and 9 points, the smallest that is printed.
 */
const densities = ['1', '2', '3', '4'] as const;

interface Fit {
  /** The density with the largest type in which everything fits, otherwise the smallest. */
  density: (typeof densities)[number];
  /** Headings of the parts that do not fit even then. */
  unfit: readonly string[];
}

const easy: Fit = { density: '1', unfit: [] };

/** Indexes of the parts that overflow their room. */
function cut(paper: HTMLElement): number[] {
  const room = paper.children[1];
  if (!room) return [];
  const { bottom } = room.getBoundingClientRect();
  return [...room.children].flatMap((part, place) =>
    part.getBoundingClientRect().bottom > bottom + 0.5 ? [place] : [],
  );
}

/** Tries the densities on the sheet at its printed size, because small type in the preview has other widths than on paper. */
function fitOf(paper: HTMLElement, parts: readonly TitledPart[]): Fit {
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

/** Fits the sheet on one page. It is measured before the browser paints, whenever its parts change. */
export function useOnePage(paperRef: RefObject<HTMLElement | null>, parts: readonly TitledPart[]): Fit {
  const [fit, setFit] = useState(easy);
  useLayoutEffect(() => {
    if (!paperRef.current) return;
    const fitting = fitOf(paperRef.current, parts);
    setFit(fitting);
  }, [paperRef, parts]);
  return fit;
}
