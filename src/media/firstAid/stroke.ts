import { tube } from '../people/limb';
import { fill, line, place } from '../people/shapes';
import { cloths } from '../people/tones';
import { rect } from '../parts/svg';
import { tone } from '../parts/tones';
import { panels } from './frame';
import { back, grip } from './hands';
import { face, headAt } from './heads';
import { body, finger } from './ink';
import { arrow, bentArrow, clock, number } from './marks';
import { casualty, helper } from './roles';

const shoulders = (x: number, y: number): string =>
  body(casualty.skin, [`M${x - 44} ${y - 80}H${x + 44}V${y}L${x} ${y + 40}L${x - 44} ${y}z`]) +
  body(casualty.cloth, [
    `M${x - 46} ${y - 4}Q${x} ${y + 50} ${x + 46} ${y - 4}Q${x + 130} ${y + 14} ${x + 150} ${y + 120}H${x - 150}Q${x - 130} ${y + 14} ${x - 46} ${y - 4}z`,
  ]);

/** A handset, 24 by 24. */
const handset =
  'M6.600 10.800c1.400 2.800 3.800 5.100 6.600 6.600l2.200-2.200c.3-.3.7-.4 1-.2 1.100.4 2.300.6 3.600.6.6 0 1 .4 1 1V20c0 .6-.4 1-1 1-9.400 0-17-7.600-17-17 0-.6.4-1 1-1h3.500c.6 0 1 .4 1 1 0 1.200.2 2.400.6 3.600.1.4 0 .7-.2 1z';

/** A bubble of speech that is broken in two, with lines that lose their way. */
const brokenSpeech = (): string =>
  `<g fill="${tone.white}" stroke="${tone.pine}" stroke-width="6" stroke-linejoin="round"><path d="M176 132L170 60Q170 44 186 44H226L214 68 232 88 216 112 224 132H200z"/><path d="M240 44H288Q302 44 302 60V116Q302 132 288 132H240L232 112 248 88 230 68z"/></g>` +
  line(
    tone.pine,
    6,
    'M188 74Q196 66 202 76T212 76M188 104L198 96 204 108M254 70L266 78 274 66 286 76M262 104Q270 94 276 106T290 100',
  );

/** The signs of a stroke: face, arms, speech, time. */
export const strokeSigns = (): string =>
  panels(640, 640, 2, [
    (w) =>
      shoulders(w / 2, 284) +
      place(face(casualty.skin, { mouth: 'droop', eyes: 'open' }, 1.5), [w / 2, 160], 0, 2.2) +
      arrow(268, 210, 62, 0, 18) +
      number(1, 36, 36),
    (w, h) =>
      back({ who: casualty, at: [216, 168], turn: -2, size: 0.46, arm: [-220, 8], sleeve: 0 }) +
      body(casualty.cloth, [
        tube(
          [
            [[84, 190], 31],
            [[120, 178], 29],
            [[146, 174], 27],
          ],
          'round',
        ),
      ]) +
      body(casualty.skin, ['M66 120L112 128 116 170 60 170z']) +
      headAt(casualty.skin, [92, 84], 0, 0.94, { eyes: 'open' }) +
      body(casualty.cloth, [`M52 168Q80 148 112 160 140 180 140 240L136 ${h + 10}H20Q20 210 52 168z`]) +
      back({ who: casualty, at: [182, 246], turn: 34, size: 0.48, arm: [-220, 8], sleeve: 0 }) +
      body(casualty.cloth, [
        tube(
          [
            [[82, 196], 33],
            [[104, 204], 31],
            [[124, 214], 29],
          ],
          'round',
        ),
      ]) +
      arrow(w - 50, 206, 56, 0, 18) +
      number(2, w - 36, 36),
    () =>
      body(casualty.skin, ['M60 200L120 210 126 270 50 270z']) +
      headAt(casualty.skin, [94, 170], 0, 1.36, { eyes: 'open', mouth: 'open' }) +
      body(casualty.cloth, ['M36 270Q80 236 130 260 166 280 170 330H0Q6 290 36 270z']) +
      brokenSpeech() +
      number(3, 36, 36),
    () =>
      clock(96, 150, 74, 90, 0) +
      // The phone in the palm: fingers behind it, the thumb over its edge.
      grip({ who: helper, at: [304, 256], turn: 196, size: 0.7, arm: [-120, 60], sleeve: 0 }) +
      rect(192, 56, 100, 188, cloths.ink.deep, 16) +
      rect(201, 70, 82, 152, tone.paper, 6) +
      `<circle cx="242" cy="146" r="34" fill="${tone.green}"/>` +
      fill(tone.white, handset, ' transform="translate(222 126)scale(1.7)"') +
      finger(helper.skin, 20, '300 246', '298 236L292 208L280 186') +
      number(4, 36, 36),
  ]) + bentArrow('M-90-90L-80-90', [-80, -90], 0, 1);
