import type { Look } from './look';
import type { Detail, Outfit } from './outfits';
import { accessories } from './portraitAccessories';
import { fill, line, n, oval } from './shapes';
import { cloths, skins, tape } from './tones';

const widths: Readonly<Record<NonNullable<Look['build']>, number>> = {
  slim: 104,
  medium: 114,
  broad: 124,
  curved: 107,
};

/** Neck and throat with the shade of the chin. */
export function portraitNeck(look: Look, chin: number): string {
  const skin = skins[look.skin];
  const w = look.build === 'broad' ? 30 : look.build === 'medium' || !look.build ? 27 : 23.5;
  const [a, b] = [n(160 - w), n(160 + w)];
  return (
    fill(
      skin.base,
      `M${a} 158L${a} 206C${a} 220 128 224 118 234L160 290L202 234C192 224 ${b} 220 ${b} 206L${b} 158z`,
    ) +
    fill(
      skin.shade,
      `M${a} 176L${a} ${chin - 4}Q158 ${chin + 26} ${n(160 + w * 0.4)} 224L186 250L202 234C192 224 ${b} 220 ${b} 206L${b} 176z`,
    ) +
    line(skin.shade, 2, 'M128 238Q142 240 150 248')
  );
}

/** Shoulders and clothes, down to the lower edge of the portrait. */
export function portraitClothes(look: Look, outfit: Outfit): string {
  const has = (detail: Detail): boolean => outfit.details.includes(detail);
  const w = widths[look.build ?? 'medium'];
  const cloth = cloths[outfit.top];
  const accent = cloths[outfit.accent ?? 'teal'];
  const [l, r] = [160 - w, 160 + w];
  const deepNeck = has('vneck') || has('lapels');
  const opening = deepNeck ? 'L160 300L' : has('collar') ? 'Q160 262 ' : 'Q160 258 ';
  let out = fill(
    cloth.base,
    `M${l - 4} 320C${l - 2} 278 ${l + 14} 256 ${l + 44} 245L122 224${opening}198 224L${r - 44} 245C${r - 14} 256 ${r + 2} 278 ${r + 4} 320z`,
  );
  out += fill(cloth.shade, `M${r + 4} 320C${r + 2} 278 ${r - 14} 256 ${r - 44} 245L206 228Q228 262 226 320z`);
  out +=
    line(cloth.shade, 2.6, `M${l + 26} 320Q${l + 27} 300 ${l + 34} 288`) +
    line(cloth.deep, 2.6, `M${r - 26} 320Q${r - 27} 300 ${r - 34} 288`);
  out += fill(
    cloth.light,
    `M${l + 6} 292Q${l + 14} 262 ${l + 44} 251L112 236Q${l + 58} 258 ${l + 36} 268Q${l + 16} 276 ${l + 6} 292z`,
    ' opacity=".7"',
  );
  if (has('pattern')) {
    const spots = [
      [76, 272],
      [104, 300],
      [108, 258],
      [136, 288],
      [160, 312],
      [184, 288],
      [212, 258],
      [216, 300],
      [244, 272],
      [74, 312],
      [246, 312],
    ];
    out +=
      fill(accent.base, spots.map(([x = 0, y = 0]) => `M${x} ${y - 12}l12 12l-12 12l-12-12z`).join('')) +
      fill(cloths.clay.shade, spots.map(([x = 0, y = 0]) => `M${x} ${y - 5}l5 5l-5 5l-5-5z`).join('')) +
      line(accent.shade, 6, 'M121 227Q160 262 199 227');
  }
  if (has('vest'))
    out +=
      fill(
        cloths.hiViz.base,
        `M98 236L128 223Q136 270 150 320L${l + 22} 320Q${l + 34} 280 98 236zM222 236L192 223Q184 270 170 320L${r - 22} 320Q${r - 34} 280 222 236z`,
      ) +
      fill(cloths.hiViz.shade, `M222 236L212 231Q226 270 222 320L${r - 22} 320Q${r - 34} 280 222 236z`) +
      fill(
        tape,
        'M104 234L120 227Q126 276 138 320L118 320Q108 280 104 234zM216 234L200 227Q194 276 182 320L202 320Q212 280 216 234z',
      );
  if (has('braces'))
    out +=
      fill(
        cloths.hiViz.base,
        'M92 240L112 231Q118 276 116 320L92 320Q98 280 92 240zM228 240L208 231Q202 276 204 320L228 320Q222 280 228 240z',
      ) +
      fill(
        tape,
        'M99 237L105 234Q111 278 107.6 320L100.4 320Q105 280 99 237zM221 237L215 234Q209 278 212.4 320L219.6 320Q215 280 221 237z',
      );
  if (has('bands') && has('zip'))
    out +=
      fill(cloths.hiViz.base, `M${l + 14} 278Q160 264 ${r - 14} 278L${r - 3} 300Q160 286 ${l + 3} 300z`) +
      fill(tape, `M${l + 10} 285Q160 271 ${r - 10} 285L${r - 7} 293Q160 279 ${l + 7} 293z`) +
      line(cloth.deep, 2.4, 'M160 258L160 320');
  if (has('lapels')) {
    const under = cloths[outfit.under ?? 'white'];
    out +=
      fill(under.base, 'M124 223L160 246L196 223L204 236L160 320L116 236z') +
      fill(under.shade, 'M196 223L204 236L160 320L166 250z');
    out += has('tie')
      ? fill(under.light, 'M128 219L160 248L146 262L120 230zM192 219L160 248L174 262L200 230z') +
        fill(accent.base, 'M152 248L168 248L171 258L166 264L170 320L150 320L154 264L149 258z') +
        fill(accent.shade, 'M166 264L170 320L160 320L160 264z')
      : fill(skins[look.skin].base, 'M130 225Q146 250 160 276Q174 250 190 225Q160 240 130 225z') +
        fill(skins[look.skin].shade, 'M160 276Q174 250 190 225Q176 238 160 244z') +
        fill(under.light, 'M126 222L134 226Q146 254 160 274L156 290Q132 254 120 231z');
    out +=
      fill(cloth.light, 'M122 222L104 236L100 262L112 264L106 276L152 320L160 320Q132 270 122 222z') +
      fill(cloth.base, 'M198 222L216 236L220 262L208 264L214 276L168 320L160 320Q188 270 198 222z') +
      line(cloth.deep, 1.6, 'M122 224Q134 274 160 320M198 224Q186 274 160 320');
  }
  if (has('collar')) {
    const open = has('tie')
      ? ''
      : fill(skins[look.skin].base, 'M134 228L160 256L186 228z') +
        fill(skins[look.skin].shade, 'M148 234L160 256L186 228z') +
        (has('zip') ? '' : line(cloth.deep, 1.6, 'M160 254L160 320') + oval(cloth.deep, 164, 282, 2));
    out +=
      open +
      (has('tie')
        ? fill(accent.base, 'M151 250L169 250L172 262L167 268L172 320L148 320L153 268L148 262z') +
          fill(accent.shade, 'M167 268L172 320L160 320L160 268z')
        : '') +
      fill(cloth.light, 'M126 217L160 254L142 278L112 234Q116 222 126 217z') +
      fill(
        outfit.top === 'white' ? cloth.shade : cloth.base,
        'M194 217L160 254L178 278L208 234Q204 222 194 217z',
      ) +
      line(cloth.deep, 1.6, 'M126 217L160 254L142 278M194 217L160 254L178 278');
  } else if (has('vneck')) out += line(cloth.deep, 3, 'M123 226L160 300L197 226');
  else if (!has('lapels') && !has('pattern')) out += line(cloth.shade, 5, 'M122 226Q160 262 198 226');
  return out + accessories(outfit, w, has);
}
