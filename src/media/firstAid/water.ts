import { cloths, eyeInk } from '../people/tones';
import { fill, line, oval, place } from '../people/shapes';
import { blank } from './frame';
import { spread } from './fingers';
import { back } from './hands';
import { face } from './heads';
import { body } from './ink';
import { arrow, bentArrow, clock, measure } from './marks';
import { casualty, helper } from './roles';

const water = { light: '#C5E4EE', base: '#7DBDD4', shade: '#5BA3BE', deep: '#2E7592' };

/** A wall tap; its mouth is at 0 0. */
const tap = (): string =>
  body(cloths.slate, [
    'M-26 0V-34Q-26-78 20-78H150V-30H34Q26-30 26-20V0z',
    'M40-78V-104H70V-78z',
    'M10-120H100V-102H10z',
  ]) + body({ ...cloths.slate, base: cloths.slate.light }, ['M140-92H170V-16H140z']);

/** Cool running water over a burned hand; the ring is off, the clock shows twenty minutes. */
export const burn = (): string =>
  blank(640, 480) +
  fill('#C6D5D5', 'M0 430H640V480H0z') +
  body(water, ['M206 250H262L270 480H198z']) +
  back(
    { who: casualty, at: [330, 266], turn: 182, size: 1.2, arm: [-260, -10], sleeve: 0.35, flip: false },
    'out',
  ) +
  fill(
    '#B06A58',
    'M180 262Q176 232 214 226 262 222 276 244 284 272 252 292 204 304 184 284 178 274 180 262z',
  ) +
  body(water, ['M214 110H246Q246 190 262 250 270 300 258 330H206Q190 300 200 250 214 190 214 110z']) +
  line(water.light, 5, 'M226 124V240M238 150V300M216 270V316M236 350V460M216 380V450') +
  place(tap(), [230, 112], 0) +
  clock(540, 94, 72, 0, 120) +
  measure('20', 540, 194, 25) +
  place(
    oval(cloths.amber.deep, 0, 0, 34, 24) +
      oval(cloths.amber.base, 0, -3, 34, 22) +
      oval('#C6D5D5', 0, -2, 22, 12),
    [96, 442],
  ) +
  bentArrow('M128 330Q92 350 94 388', [95, 402], -2, 14);

/** Rinsing an eye from the nose outwards, the bad eye lower. */
export const eyeRinse = (): string =>
  blank(640, 480) +
  place(
    body(casualty.skin, ['M-26 30H26V120H-26z'], 0.7) +
      face(casualty.skin, { eyes: 'open' }, 0.7) +
      // The bad eye, held open.
      fill('#F0C4B4', 'M6-4Q19-19 33-3 20 9 6-4z') +
      oval(eyeInk, 20, -5, 5.4) +
      line(casualty.skin.deep, 1.2, 'M6-4Q19-19 33-3 20 9 6-4z'),
    [247, 222],
    62,
    4,
  ) +
  // Water from the inner corner over the eye to the temple.
  fill(
    water.base,
    'M268 90H294L296 236Q322 262 338 306 356 350 358 490H306Q312 370 298 318 284 270 266 242z',
    ' opacity=".66"',
  ) +
  line(water.light, 6, 'M281 96V232Q304 262 322 306M334 370Q340 410 340 470') +
  spread({ who: helper, at: [332, 494], turn: 262, size: 1.4, flip: true }) +
  place(
    body(cloths.sky, ['M-90-64H64L92-46 68-26 58 84H-78z']) +
      line(cloths.sky.deep, 16, 'M-86-40Q-140-30-134 22-122 66-80 60'),
    [377, 40],
    -46,
    -1.1,
    1.1,
  ) +
  arrow(418, 200, 104, -28, 26);
