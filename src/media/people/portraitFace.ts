import type { Look } from './look';
import { fill, n, oval } from './shapes';
import { cloths, skins } from './tones';

/** How somebody looks at you. */
export type Expression = 'closed' | 'slight' | 'open';

/** Measures of a face in a portrait of 320 by 320. */
interface FaceShape {
  /** Half of the width at the eyes. */
  cheek: number;
  /** Half of the width at the jaw. */
  jaw: number;
  /** Height of the chin. */
  chin: number;
  /** Roundness of the chin. */
  round: number;
}

const shapes: Readonly<Record<NonNullable<Look['face']>, FaceShape>> = {
  oval: { cheek: 45, jaw: 37, chin: 194, round: 17 },
  round: { cheek: 49, jaw: 43.5, chin: 190, round: 23 },
  square: { cheek: 47, jaw: 45, chin: 195, round: 28 },
  long: { cheek: 43, jaw: 37, chin: 201, round: 19 },
  heart: { cheek: 47, jaw: 35, chin: 194, round: 13 },
};

/** The measures of somebody's face. */
export const faceShapeOf = (look: Look): FaceShape => shapes[look.face ?? 'oval'];

/** Right half of the outline, from the temple to the chin. */
const rightEdge = ({ cheek, jaw, chin, round }: FaceShape): string =>
  `C${n(160 + cheek)} 146 ${n(160 + jaw + 4)} 160 ${n(160 + jaw - 2)} 170C${n(160 + jaw - 10)} ${chin - 9} ${n(160 + round)} ${chin} 160 ${chin}`;

/** The face without features: skull, jaw, ears and the play of light. */
export function faceBase(look: Look): string {
  const f = faceShapeOf(look);
  const skin = skins[look.skin];
  const { cheek, jaw, chin, round } = f;
  const outline =
    `M${n(160 - cheek)} 122C${n(160 - cheek)} 82 ${n(160 - cheek * 0.72)} 60 160 60C${n(160 + cheek * 0.72)} 60 ${n(160 + cheek)} 82 ${n(160 + cheek)} 122${rightEdge(f)}` +
    `C${n(160 - round)} ${chin} ${n(160 - jaw + 10)} ${chin - 9} ${n(160 - jaw + 2)} 170C${n(160 - jaw - 4)} 160 ${n(160 - cheek)} 146 ${n(160 - cheek)} 122z`;
  const side = `M${n(160 + cheek * 0.62)} 76C${n(160 + cheek * 0.86)} 84 ${n(160 + cheek)} 102 ${n(160 + cheek)} 122${rightEdge(f)}C178 ${chin - 6} 188 172 190 150C192 124 196 98 ${n(160 + cheek * 0.62)} 76z`;
  const covered = look.hair === 'hijab';
  const ear = covered
    ? ''
    : oval(skin.base, 160 - cheek - 1, 133, 8.5, 13.5) +
      fill(skin.shade, `M${n(160 - cheek - 4)} 125q-5 3-3 10q1 5 5 6q-3-6 0-9q-3-3-2-7z`) +
      oval(skin.shade, 160 + cheek + 1, 133, 8, 13.5) +
      fill(skin.deep, `M${n(160 + cheek + 4)} 125q5 3 3 10q-1 5-5 6q3-6 0-9q3-3 2-7z`, ' opacity=".5"');
  const studs =
    ['bun', 'afro'].includes(look.hair) && (look.build === 'curved' || look.hair === 'bun')
      ? oval(cloths.amber.base, 160 - cheek - 3, 147, 2.6) +
        oval(cloths.amber.shade, 160 + cheek + 3, 147, 2.6)
      : '';
  return (
    ear +
    studs +
    fill(skin.base, outline) +
    fill(skin.shade, side, ' opacity=".6"') +
    fill(
      skin.light,
      'M124 108Q126 84 150 78Q166 76 170 82Q152 86 142 98Q134 112 128 112Q124 112 124 108z',
      ' opacity=".5"',
    ) +
    fill(skin.light, 'M121 150Q126 141 138 145Q142 150 136 157Q126 162 121 150z', ' opacity=".5"')
  );
}
