import type { Look } from './look';
import type { Outfit } from './outfits';
import { faceShapeOf } from './portraitFace';
import { fill, line, n, oval } from './shapes';
import { cloths } from './tones';

/** Hard hat, headset or cap that belongs to an outfit. */
export function portraitHeadwear(outfit: Outfit, look: Look): string {
  const { cheek: c } = faceShapeOf(look);
  switch (outfit.headwear) {
    case 'hardHat':
      return (
        fill(
          cloths.amber.base,
          `M${n(160 - c - 8)} 96C${n(160 - c - 8)} 46 130 34 160 34C190 34 ${n(160 + c + 8)} 46 ${n(160 + c + 8)} 96z`,
        ) +
        fill(
          cloths.amber.shade,
          `M178 36C206 46 ${n(160 + c + 8)} 66 ${n(160 + c + 8)} 96L190 92Q192 58 178 36z`,
        ) +
        fill(cloths.amber.light, 'M118 86Q122 54 146 44Q132 62 132 86z') +
        line(cloths.amber.shade, 3, 'M150 36Q146 60 147 84M170 36Q174 60 173 84') +
        fill(
          cloths.amber.base,
          `M${n(160 - c - 18)} 100Q160 68 ${n(160 + c + 18)} 100Q${n(160 + c + 18)} 108 ${n(160 + c + 8)} 107Q160 86 ${n(160 - c - 8)} 107Q${n(160 - c - 18)} 108 ${n(160 - c - 18)} 100z`,
        ) +
        fill(
          cloths.amber.deep,
          `M${n(160 - c - 8)} 107Q160 86 ${n(160 + c + 8)} 107Q160 92 ${n(160 - c - 8)} 107z`,
        )
      );
    case 'headset':
      return (
        line(
          cloths.ink.base,
          7,
          `M${n(160 - c - 4)} 122C${n(160 - c - 12)} 50 130 38 160 38C190 38 ${n(160 + c + 12)} 50 ${n(160 + c + 4)} 122`,
        ) +
        line(cloths.ink.light, 2, `M${n(160 - c - 5)} 100C${n(160 - c - 6)} 56 132 40 156 38`) +
        oval(cloths.ink.base, 160 - c - 4, 134, 12, 18) +
        oval(cloths.ink.light, 160 - c - 7, 130, 4, 9) +
        oval(cloths.ink.shade, 160 + c + 5, 134, 9, 17) +
        line(cloths.ink.base, 3.4, `M${n(160 - c - 2)} 150Q${n(160 - c + 6)} 178 132 181`) +
        oval(cloths.ink.shade, 134, 181, 6, 4.4)
      );
    case 'pilotCap':
      return (
        fill(
          cloths.navy.base,
          `M${n(160 - c - 2)} 94L${n(160 - c - 18)} 62Q120 26 160 24Q200 26 ${n(160 + c + 18)} 62L${n(160 + c + 2)} 94z`,
        ) +
        fill(cloths.navy.light, `M${n(160 - c - 16)} 62Q122 32 158 28Q126 42 ${n(160 - c - 8)} 74z`) +
        fill(
          cloths.navy.shade,
          `M${n(160 - c - 2)} 78Q160 60 ${n(160 + c + 2)} 78L${n(160 + c + 3)} 96Q160 78 ${n(160 - c - 3)} 96z`,
        ) +
        fill(
          cloths.ink.deep,
          `M${n(160 - c - 2)} 94Q160 74 ${n(160 + c + 2)} 94Q196 112 160 112Q124 112 ${n(160 - c - 2)} 94z`,
        ) +
        fill(cloths.amber.base, 'M160 40l12 8l-4 14h-16l-4-14z')
      );
    default:
      return '';
  }
}
