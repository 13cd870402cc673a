import { mark, markDrawing } from '../../theme/mark';
import type { Slots } from '../slot';
import { act } from '../cast';
import { at, rect, svg } from '../parts/svg';
import { tone } from '../parts/tones';
import { helicopter } from '../parts/vehicles/helicopter';
import { landCruiser } from '../parts/vehicles/landCruiser';
import { motorcycle } from '../parts/vehicles/motorcycle';
import { van } from '../parts/vehicles/van';
import { scene } from '../scene';

/** Side of the icon in px. */
const side = 512;

const drawing = markDrawing({
  shield: tone.green,
  trail: tone.hiViz,
  cross: tone.white,
  keyline: tone.white,
});

/** The mark in a square, as wide as a `share` of its side. */
function square(share: number): string {
  const [x, y, width] = mark.frame;
  const scale = (side * share) / width;
  const inset = (side * (1 - share)) / 2;
  return at(inset - x * scale, inset - y * scale, Math.round(scale * 1000) / 1000, drawing);
}

/**
 * Systems that crop icons keep at least a circle of 80 % of the side. The mark's corners are further from its centre
 * than its sides: at this share of the side they are within the circle.
 */
export const safeShare = 0.6;

/** The mark on its dark background up to the edges, for systems that crop icons to their own shape. */
export const filledIcon = (): string =>
  svg(side, side, rect(0, 0, side, side, tone.pine) + square(safeShare));

/** Icons of the app's shortcuts, each in a square of 24. */
const signs = {
  call: 'M20.01 15.38c-1.23 0-2.42-.2-3.53-.56-.35-.12-.74-.03-1.01.24l-1.57 1.97c-2.83-1.35-5.48-3.9-6.89-6.83l1.95-1.66c.27-.28.35-.67.24-1.02-.37-1.11-.56-2.3-.56-3.53 0-.54-.45-.99-.99-.99H4.19C3.65 3 3 3.24 3 3.99 3 13.28 10.73 21 20.01 21c.71 0 .99-.63.99-1.18v-3.45c0-.54-.45-.99-.99-.99',
  'first-aid': 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  where:
    'M12 2a7 7 0 0 0-7 7c0 5.3 7 13 7 13s7-7.7 7-13a7 7 0 0 0-7-7m0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5',
} as const;

/** The shortcuts that a long press on the site's icon shows. */
export type Shortcut = keyof typeof signs;

/** An icon on the mark's dark background, with the margin that systems crop. */
export const shortcutIcon = (name: Shortcut): string =>
  svg(
    side,
    side,
    rect(0, 0, side, side, tone.pine) +
      at(side / 4, side / 4, side / 48, `<path fill="${tone.white}" d="${signs[name]}"/>`),
  );

/** The site's mark, and the default share picture. */
export const markSlots: Slots = {
  icon: {
    width: side,
    height: side,
    alt: 'White cross on a green shield that leans forward, the mark of the service. Illustration.',
    draw: () => svg(side, side, square(1)),
  },
  'og-default': scene(
    1200,
    630,
    'Four of the crew with two ambulances, a motorcycle and a helicopter on an airstrip below Mount Kenya. Illustration.',
    {
      place: 'airstrip',
      time: 'morning',
      // Share pictures show only the part below 180.
      things: [
        at(610, 286, 0.27, helicopter({ flying: true })),
        at(255, 500, 0.84, landCruiser({ beacons: true })),
        at(955, 500, 0.84, van({ beacons: true, mirrored: true }), true),
        at(600, 530, 0.95, motorcycle({ parked: true })),
        at(130, 590, 1.75, act('hassan', 'standing')),
        at(395, 602, 1.85, act('achieng', 'holdingBag')),
        at(815, 602, 1.85, act('otieno', 'standing', { left: true })),
        at(1075, 590, 1.75, act('amina', 'standing', { left: true })),
      ],
    },
  ),
};
