import { hairOf } from './hair';
import type { Look } from './look';
import type { Expression } from './portraitFace';
import { faceShapeOf } from './portraitFace';
import { fill, line, n, oval, place } from './shapes';
import type { SkinTone } from './tones';
import { cloths, eyeInk, hairs, skins } from './tones';

function eyes(look: Look, skin: SkinTone, expression: Expression): string {
  const lash = ['bun', 'braids', 'hijab'].includes(look.hair) ? 'L13.6-2.6L11-2.2' : 'L11.4-.6';
  const narrow = expression === 'open' ? 0.8 : 0.9;
  const socket = fill('#E9DDD0', 'M-10.4.6Q-6-6 .6-6Q7.4-6 10.6 0Q6 5.4 0 5.2Q-6 5-10.4.6z');
  const lid = fill(eyeInk, `M-11.2 1.2Q-7-7.8.6-8Q7.6-8 11.8-1.4${lash}Q6.8-5.4.6-5.4Q-6-5.4-11.2 1.2z`);
  const crease =
    line(skin.shade, 1.5, 'M-9-7.6Q0-14 10-7') +
    line(skin.shade, 1.3, look.age === 'elder' ? 'M-8 8.6Q1 12 9 7.4' : 'M-6 7.6Q1 9.2 7 6.8');
  const eye = socket + oval('#2A1710', 0.2, -0.8, 5.6) + lid + crease;
  const gleam = oval('#FFF9F0', 138.2, 129.4, 1.5) + oval('#FFF9F0', 178.8, 129.4, 1.5);
  const aged =
    look.age === 'elder' ? line(skin.shade, 1.2, 'M198 128l5-2M198 132l5 1M122 128l-5-2M122 132l-5 1') : '';
  return place(eye, [180, 132], 0, 1, narrow) + place(eye, [140, 132], 0, -1, narrow) + gleam + aged;
}

function brows(look: Look): string {
  const tone =
    look.hair === 'hijab' || look.hair === 'cap' || look.hair === 'helmet'
      ? hairs[look.hairTone ?? 'black']
      : hairOf(look);
  const fine = ['bun', 'braids', 'hijab'].includes(look.hair);
  const d = fine
    ? 'M-12-.4Q-11-3.4-6-4Q6-6.6 14 2.4Q5-2.6-6 0Q-10 1-12-.4z'
    : 'M-12.4 0Q-12-4.6-6-5Q7-7 14.6 2.6Q5-1.8-6 1Q-11 2.2-12.4 0z';
  return place(fill(tone.base, d), [180, 116]) + place(fill(tone.base, d), [140, 116], 0, -1, 1);
}

function nose(skin: SkinTone): string {
  return (
    fill(
      skin.shade,
      'M165 124C166 138 168 144 173 150C177 156 174 161 168 160C164 158 164 152 163 146C163 138 163 130 165 124z',
      ' opacity=".75"',
    ) +
    fill(
      skin.shade,
      'M146 155Q149 160 154 158Q160 163.6 166 158Q171 160 174 155Q174 163 167 162.6Q160 168 153 162.6Q147 163 146 155z',
    ) +
    line(skin.shade, 1.5, 'M148 149Q144.6 153 146.4 158') +
    fill(skin.deep, 'M151.6 160.6q2.6-2.2 5.4.2q-2.6 1.8-5.4-.2zM163 160.8q2.8-2.4 5.4-.2q-2.8 2-5.4.2z') +
    oval(skin.light, 158, 150, 3.6, 4.6)
  );
}

function mouth(skin: SkinTone, expression: Expression): string {
  if (expression === 'open') {
    return (
      fill('#3B1815', 'M-19-4Q0 0 19-4Q15 10.6 0 11Q-15 10.6-19-4z') +
      fill('#F8F2E9', 'M-16.6-3.4Q0 .8 16.6-3.4Q13.4 5.6 0 6.2Q-13.4 5.6-16.6-3.4z') +
      fill(skin.lip, 'M-21.6-5.6Q-10-8.8-4-8.4Q0-6.8 4-8.4Q10-8.8 21.6-5.6Q12-2 0-1.6Q-12-2-21.6-5.6z') +
      fill(skin.lipLight, 'M-17 2Q-12 9 0 9.2Q12 9 17 2Q12 15 0 15Q-12 15-17 2z') +
      line(skin.shade, 1.6, 'M-28-14Q-33-6-27 2M28-14Q33-6 27 2')
    );
  }
  const up = expression === 'slight' ? 4.4 : 2.4;
  return (
    fill(skin.lip, `M-20-${up}Q-9-6.6-4-6Q0-4.4 4-6Q9-6.6 20-${up}Q10 2.6 0 2.6Q-10 2.6-20-${up}z`) +
    fill(
      skin.lipLight,
      `M-17-${n(up - 3)}Q-8 2.8 0 2.8Q8 2.8 17-${n(up - 3)}Q12 10.6 0 10.6Q-12 10.6-17-${n(up - 3)}z`,
    ) +
    line(skin.deep, 1.7, `M-21-${n(up + 0.8)}Q-10 2.6 0 2.6Q10 2.6 21-${n(up + 0.8)}`) +
    (expression === 'slight' ? line(skin.shade, 1.5, 'M-27-12Q-31-5-27 1M27-12Q31-5 27 1') : '')
  );
}

function beard(look: Look, skin: SkinTone): string {
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
    fill(skin.base, 'M139 171Q160 166 181 171Q176 187 160 187Q144 187 139 171z') +
    fill(tone.light, 'M122 160Q126 176 142 186Q130 182 124 172z', ' opacity=".6"')
  );
}

function glasses(): string {
  const rim = 'M-16-9Q-16-11-14-11L14-11Q17-11 17-8Q17 11 2 11.6Q-14 12-16-2z';
  const lens = `<path d="${rim}" fill="#fff" fill-opacity=".1" stroke="${cloths.ink.shade}" stroke-width="3"/>`;
  return (
    place(lens, [181, 132]) +
    place(lens, [139, 132], 0, -1, 1) +
    line(cloths.ink.shade, 3, 'M155 128Q160 125 165 128M123 125L114 128M197 125L206 128') +
    line('#fff', 2, 'M132 125l-5 8M174 125l-5 8', ' opacity=".35"')
  );
}

/** Brows, eyes, nose, mouth and beard, turned a little to one side by `shift`. */
export function features(look: Look, expression: Expression, shift: number): string {
  const skin = skins[look.skin];
  const elder =
    look.age === 'elder'
      ? line(skin.shade, 1.4, 'M142 96Q160 92 178 96M146 103Q160 100 174 103') +
        line(skin.shade, 1.7, 'M141 158Q134 164 133 171M179 158Q186 164 187 171')
      : '';
  const parts =
    eyes(look, skin, expression) +
    brows(look) +
    nose(skin) +
    place(mouth(skin, expression), [160, 175]) +
    elder +
    (look.glasses ? glasses() : '');
  return beard(look, skin) + place(parts, [shift, 0]);
}
