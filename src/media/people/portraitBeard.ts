import { hairOf } from './hair';
import type { Look } from './look';
import { faceShapeOf } from './portraitFace';
import { fill, n } from './shapes';
import type { SkinTone } from './tones';

/** A beard along the jaw, open around the mouth. */
export function beard(look: Look, skin: SkinTone): string {
  if (!look.beard) return '';
  const tone = hairOf(look);
  const { cheek, jaw, chin, round } = faceShapeOf(look);
  const deep = look.beard === 'full' ? 5 : look.beard === 'short' ? 1 : 0;
  const out = look.beard === 'stubble' ? 0 : 1;
  const edge =
    `M${n(160 - cheek + 0.4)} 132Q${n(160 - cheek + 6)} 156 ${n(160 - jaw + 12)} 160Q146 166 150 164Q160 161 170 164Q174 166 ${n(160 + jaw - 12)} 160Q${n(160 + cheek - 6)} 156 ${n(160 + cheek - 0.4)} 132` +
    `C${n(160 + cheek - 1 + 2 * out)} 148 ${n(160 + jaw + 4 + out)} 160 ${n(160 + jaw - 2 + out)} 170C${n(160 + jaw - 10 + out)} ${chin - 9 + deep} ${n(160 + round)} ${chin + deep} 160 ${chin + deep}` +
    `C${n(160 - round)} ${chin + deep} ${n(160 - jaw + 10 - out)} ${chin - 9 + deep} ${n(160 - jaw + 2 - out)} 170C${n(160 - jaw - 4 - out)} 160 ${n(160 - cheek + 1 - 2 * out)} 148 ${n(160 - cheek + 0.4)} 132z`;
  if (look.beard === 'stubble') return fill(tone.base, edge, ' opacity=".24"');
  return (
    fill(tone.base, edge) +
    fill(skin.base, 'M138 170Q160 164 182 170Q177 187 160 187Q143 187 138 170z') +
    fill(tone.light, 'M122 160Q126 176 142 186Q130 182 124 172z', ' opacity=".6"')
  );
}
