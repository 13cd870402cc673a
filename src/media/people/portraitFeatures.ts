import { hairOf } from './hair';
import type { Look } from './look';
import { beard } from './portraitBeard';
import type { Expression } from './portraitFace';
import { faceShapeOf } from './portraitFace';
import { fill, line, n, oval, place } from './shapes';
import type { SkinTone } from './tones';
import { cloths, eyeInk, hairs, skins } from './tones';

/** What tells one face from another besides its outline. Factors are 1 by default. */
export interface Traits {
  /** Width of the nose. */
  nose?: number;
  /** Width and fullness of the lips. */
  mouth?: readonly [number, number];
  /** How much further apart the eyes stand than usual, on each side. */
  gap?: number;
  /** Width and openness of the eyes. */
  eyes?: readonly [number, number];
  brows?: keyof typeof browShapes;
  /** Turn of each brow in degrees: positive lowers the outer end. */
  slant?: number;
}

const browShapes = {
  soft: 'M-12-.4Q-11-3.4-6-4Q6-6.6 14 2.4Q5-2.6-6 0Q-10 1-12-.4z',
  full: 'M-12.4 0Q-12-4.6-6-5Q7-7 14.6 2.6Q5-1.8-6 1Q-11 2.2-12.4 0z',
  arched: 'M-12 2.4Q-9-4-1-6.6Q8-6.4 15 3Q6-3-1-3Q-8-1-12 2.4z',
  straight: 'M-12.6-1Q-11-4.8-5-4.6Q7-4.8 14 .4Q5-1-6 .6Q-11 1.6-12.6-1z',
  heavy: 'M-13.4 1Q-13-5.6-6-6Q7-7.6 15 2.6Q6-1-6 2.4Q-12 4-13.4 1z',
} as const;

function eyes(look: Look, skin: SkinTone, expression: Expression, traits: Traits, shift: number): string {
  const lash = ['bun', 'braids', 'hijab'].includes(look.hair) ? 'L13.6-2.6L11-2.2' : 'L11.4-.6';
  const [width, open] = traits.eyes ?? [1, 1];
  const high = open * (expression === 'open' ? 0.78 : 0.88);
  const gap = 20 + (traits.gap ?? 0);
  const eye =
    fill('#E6D9CB', 'M-10.4.6Q-6-6 .6-6Q7.4-6 10.6 0Q6 5.4 0 5.2Q-6 5-10.4.6z') +
    oval('#2A1710', 0.2, -1, 5.9) +
    fill(eyeInk, `M-11.2 1.2Q-7-7.8.6-8Q7.6-8 11.8-1.4${lash}Q6.8-5.2.6-5.2Q-6-5.2-11.2 1.2z`) +
    line(
      skin.shade,
      1.5,
      `M-9-7.6Q0-14 10-7${look.age === 'elder' ? 'M-8 8.6Q1 12 9 7.4' : 'M-6 7.6Q1 9.2 7 6.8'}`,
    );
  const side = (k: 1 | -1): string => {
    // The eye on the side to which the face turns looks a little narrower.
    const near = shift * k > 0 ? 0.94 : 1;
    return place(eye, [160 + k * gap, 132], 0, k * width * near, high);
  };
  const gleam = oval('#FFF9F0', 158.2 - gap, 129.4, 1.5) + oval('#FFF9F0', 158.8 + gap, 129.4, 1.5);
  const aged =
    look.age === 'elder' ? line(skin.shade, 1.2, 'M198 128l5-2M198 132l5 1M122 128l-5-2M122 132l-5 1') : '';
  return side(1) + side(-1) + gleam + aged;
}

function brows(look: Look, traits: Traits): string {
  const tone =
    look.hair === 'hijab' || look.hair === 'cap' || look.hair === 'helmet'
      ? hairs[look.hairTone ?? 'black']
      : hairOf(look);
  const fine = ['bun', 'braids', 'hijab'].includes(look.hair);
  const drawn = fill(tone.base, browShapes[traits.brows ?? (fine ? 'soft' : 'full')]);
  const gap = 20 + (traits.gap ?? 0);
  const slant = traits.slant ?? 0;
  return place(drawn, [160 + gap, 115.2], slant) + place(drawn, [160 - gap, 116], -slant, -1, 1);
}

const nose = (skin: SkinTone): string =>
  fill(skin.shade, 'M5-26C6-12 8-6 13 0C17 6 14 11 8 10C4 8 4 2 3-4C3-12 3-20 5-26z', ' opacity=".75"') +
  fill(skin.shade, 'M-14 5Q-11 10-6 8Q0 13.6 6 8Q11 10 14 5Q14 13 7 12.6Q0 18-7 12.6Q-13 13-14 5z') +
  line(skin.shade, 1.5, 'M-12-1Q-15.4 3-13.6 8') +
  fill(skin.deep, 'M-8.4 10.6q2.6-2.2 5.4.2q-2.6 1.8-5.4-.2zM3 10.8q2.8-2.4 5.4-.2q-2.8 2-5.4.2z') +
  oval(skin.light, -2, 0, 3.6, 4.6);

function mouth(skin: SkinTone, expression: Expression): string {
  if (expression === 'open') {
    return (
      fill('#3B1815', 'M-19-4Q0 0 19-4Q14 8.6 0 9Q-14 8.6-19-4z') +
      fill('#EDE3D6', 'M-16-3.4Q0 .4 16-3.4Q11 3.4 0 4Q-11 3.4-16-3.4z') +
      fill(skin.lip, 'M-21.6-5.6Q-10-8.8-4-8.4Q0-6.8 4-8.4Q10-8.8 21.6-5.6Q12-1.6 0-1.2Q-12-1.6-21.6-5.6z') +
      fill(skin.lipLight, 'M-17 1Q-11 7.4 0 7.6Q11 7.4 17 1Q12 13.6 0 13.6Q-12 13.6-17 1z') +
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

function glasses(gap: number): string {
  const rim = 'M-15-10.4Q0-12.4 14-10.6Q17-10 16.6-6Q16 11 1 11.4Q-14 11.4-15.6-5Q-16-10-15-10.4z';
  const ink = cloths.ink.base;
  const lens = `<path d="${rim}" fill="#fff" fill-opacity=".1" stroke="${ink}" stroke-width="2.6"/>`;
  return (
    place(lens, [161 + gap, 134]) +
    place(lens, [159 - gap, 134], 0, -1, 1) +
    line(ink, 2.6, 'M155 130Q160 127 165 130M123 128L115 131M197 128L205 131') +
    line('#fff', 2, 'M132 128l-5 8M174 128l-5 8', ' opacity=".3"')
  );
}

/** Brows, eyes, nose, mouth and beard, turned a little to one side by `shift`. */
export function features(look: Look, expression: Expression, shift: number, traits: Traits = {}): string {
  const skin = skins[look.skin];
  const longer = faceShapeOf(look).chin - 194;
  const elder =
    look.age === 'elder'
      ? line(
          skin.shade,
          1.5,
          'M142 97Q160 93 178 97M147 104Q160 101 173 104M141 158Q134 164 133 171M179 158Q186 164 187 171',
        )
      : '';
  const [wide, full] = traits.mouth ?? [1, 1];
  const parts =
    eyes(look, skin, expression, traits, shift) +
    brows(look, traits) +
    place(nose(skin), [160, 150 + longer / 3], 0, traits.nose ?? 1, 1) +
    place(mouth(skin, expression), [160, 175 + longer * 0.7], expression === 'closed' ? 0 : -1, wide, full) +
    elder +
    (look.glasses ? glasses(20 + (traits.gap ?? 0)) : '');
  return beard(look, skin) + place(parts, [shift, 0]);
}
