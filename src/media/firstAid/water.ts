import { cloths } from '../people/tones';
import { fill, line, oval, place } from '../people/shapes';
import { tone } from '../parts/tones';
import { blank } from './frame';
import { back, grip, spread } from './hands';
import { face } from './heads';
import { body } from './ink';
import { arrow, bentArrow, clock, measure, meant } from './marks';
import { casualty, helper } from './roles';

const water = { light: '#C5E4EE', base: '#7DBDD4', shade: '#5BA3BE', deep: '#2E7592' };

/** A wall tap; its mouth is at 0 0. */
const tap = (): string =>
  body(cloths.slate, ['M-26 0V-34Q-26-78 20-78H150V-30H34Q26-30 26-20V0z', 'M40-78V-104H70V-78z', 'M10-120H100V-102H10z']) +
  body({ ...cloths.slate, base: cloths.slate.light }, ['M140-92H170V-16H140z']);

/** Cool running water over a burned hand; the ring is off, the clock shows twenty minutes. */
export const burn = (): string =>
  blank(640, 480) +
  fill('#C6D5D5', 'M0 430H640V480H0z') +
  back({ who: casualty, at: [330, 262], turn: 184, size: 1.2, arm: [-260, -10], sleeve: 0.35, flip: true }, 'out') +
  fill('#B5715C', 'M196 262Q196 232 226 232 262 232 268 256 270 284 240 292 204 290 196 262z') +
  grip({ who: helper, at: [470, 380], turn: 214, size: 0.9, arm: [-140, 40], sleeve: 0.4, flip: true }) +
  body(water, ['M204 110H248Q250 180 250 238L226 246 200 238Q202 180 204 110z']) +
  body(water, ['M200 238Q226 220 252 238 276 262 270 312L276 470H252L240 330 226 320 206 336 190 470H168L176 320Q176 262 200 238z']) +
  line(water.light, 5, 'M218 124V220M236 130V200M192 300V420M258 300V420') +
  place(tap(), [226, 112], 0) +
  clock(540, 110, 74, 0, 120) +
  measure('20', 540, 220, 30) +
  place(oval(cloths.amber.deep, 0, 0, 34, 24) + oval(cloths.amber.base, 0, -3, 34, 22) + oval('#C6D5D5', 0, -2, 22, 12), [84, 444]) +
  bentArrow('M112 320Q72 350 80 390', [82, 402], -8, 14);

/** Rinsing an eye from the nose outwards, the bad eye lower. */
export const eyeRinse = (): string =>
  blank(640, 480) +
  place(
    body(casualty.skin, ['M-24 30H24V90H-24z'], 1.5) + face(casualty.skin, { eyes: 'open' }, 1.2),
    [240, 270],
    50,
    3.2,
  ) +
  fill(water.base, 'M268 60H290L294 270 340 322 372 400 380 480H330L330 400 296 330 262 280z') +
  line(water.light, 5, 'M279 70V260L330 340 350 440') +
  spread({ who: helper, at: [520, 330], turn: 188, size: 1.1, arm: [-160, 30], sleeve: 0.4, flip: true }) +
  place(
    body({ ...cloths.teal, base: cloths.sky.base, deep: cloths.sky.deep }, ['M-70-60H60L84-40 62-20 54 80H-60z']) +
      line(cloths.sky.deep, 14, 'M-66-36Q-116-30-110 20-100 60-62 56'),
    [196, 20],
    62,
  ) +
  arrow(420, 380, 70, -45, 22) +
  oval(meant, -50, -50, 1) +
  oval(tone.mist, -50, -50, 1);
