import type { Look } from './look';
import type { OutfitName } from './outfits';
import { outfitOf } from './outfits';
import { portraitClothes, portraitNeck } from './portraitClothes';
import type { Expression } from './portraitFace';
import { faceBase, faceShapeOf } from './portraitFace';
import type { Traits } from './portraitFeatures';
import { features } from './portraitFeatures';
import { hairFront } from './portraitHair';
import { hairBack } from './portraitHairBack';
import { portraitHeadwear } from './portraitHeadwear';
import { fill, oval } from './shapes';
import { backdrops } from './tones';

/** How a portrait is set. */
export interface PortraitOptions {
  /** `closed` is a calm closed mouth, `open` a smile that shows teeth; `slight` by default. */
  expression?: Expression;
  /** Lean of the head in degrees; 0 by default. */
  tilt?: number;
  /** How far the face turns, from -6 (left) to 6 (right); 0 looks straight ahead. */
  turn?: number;
  /** Nose, mouth, eyes and brows of this face. */
  traits?: Traits;
  /** Colour behind the person; `mist` by default. */
  backdrop?: keyof typeof backdrops;
}

/** A bust in a frame of 320 by 320, with its background. */
export function portrait(look: Look, outfitName: OutfitName, options: PortraitOptions = {}): string {
  const { expression = 'slight', tilt = 0, turn = 0, backdrop = 'mist' } = options;
  const outfit = outfitOf(outfitName);
  const back = backdrops[backdrop];
  const lean = (inner: string): string =>
    `<g transform="translate(-9.6 4)scale(1.06)${tilt ? `rotate(${tilt} 160 200)` : ''}">${inner}</g>`;
  const covered = outfit.headwear !== undefined && outfit.headwear !== 'headset';
  const worn: Look =
    covered && ['afro', 'bun', 'cap', 'helmet'].includes(look.hair) ? { ...look, hair: 'short' } : look;
  const head =
    faceBase(worn) +
    features(worn, expression, turn, options.traits) +
    hairFront(worn) +
    portraitHeadwear(outfit, worn);
  const person =
    (worn.hair === 'hijab' ? '' : lean(hairBack(worn))) +
    portraitNeck(worn, faceShapeOf(worn).chin * 1.06 + 4) +
    portraitClothes(worn, outfit) +
    (worn.hair === 'hijab' ? lean(hairBack(worn)) : '') +
    lean(head);
  return (
    fill(back.base, 'M0 0H320V320H0z') +
    oval(back.light, 160, 150, 132) +
    fill(back.shade, 'M0 320V262Q74 214 160 240Q252 266 320 222V320z') +
    // Close to the viewer: the shoulders reach the sides of the frame.
    `<g transform="translate(-19 -14)scale(1.12)">${person}</g>`
  );
}
