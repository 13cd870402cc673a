/** The paths and sizes that draw a mark in SVG. Another brand supplies its own. */
export interface Mark {
  /** Background shape, in the colour of the mark. */
  shield: string;
  /** Shapes in hi-viz yellow. */
  trail: string;
  /** The white sign on the background. */
  cross: string;
  /** Slant, as an SVG transform. */
  lean: string;
  /** Width of the outline around the background on a dark surface; half of it lies outside. */
  keyline: number;
  /** Smallest square around everything, including the outline: x, y, width and height. */
  frame: readonly number[];
}

/**
 * The service's mark: a white cross on a green shield that leans forward and leaves a trail of hi-viz blocks, like the
 * chequer on the vehicles. "Haraka" is Swahili for "fast". Drawn upright, then slanted by `lean`.
 */
export const mark = {
  /** Green; notched on its left, where the trail begins. */
  shield: 'M11 2h20q7 0 7 7v22q0 7-7 7H11V26H5V14h6z',
  /** Three blocks of the chequer. */
  trail: 'M5 2h5v11H5zM-1 14h5v12h-5zM5 27h5v11H5z',
  /** White. */
  cross: 'M19 8h8v8h8v8h-8v8h-8v-8h-8v-8h8z',
  /** Slant to the right, as an SVG transform. */
  lean: 'skewX(-10)',
  /** Width of the outline around the shield on a dark background; half of it lies outside. */
  keyline: 3,
  /** Smallest square around everything, including the outline: x, y, width and height. */
  frame: [-5.7, -2, 44, 44],
} as const satisfies Mark;

/** Colours of the mark's parts. */
interface MarkColours {
  shield: string;
  trail: string;
  cross: string;
  /** Outline of the shield; none on a light background. */
  keyline?: string;
}

/** The mark as SVG, in the units of {@link mark}'s frame. */
export const markDrawing = ({ shield, trail, cross, keyline }: MarkColours): string =>
  `<g transform="${mark.lean}">` +
  (keyline === undefined
    ? ''
    : `<path d="${mark.shield}" fill="none" stroke="${keyline}" stroke-width="${mark.keyline}"/>`) +
  `<path d="${mark.shield}" fill="${shield}"/><path d="${mark.trail}" fill="${trail}"/>` +
  `<path d="${mark.cross}" fill="${cross}"/></g>`;
