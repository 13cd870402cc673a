import { svg } from '../parts/svg';
import { breaths, headTilt } from '../firstAid/airway';
import { babyChoking } from '../firstAid/babyChoking';
import { babyCpr } from '../firstAid/babyCpr';
import { pressWound, tourniquet } from '../firstAid/bleeding';
import { backBlows, bellyThrusts } from '../firstAid/choking';
import { cprSide } from '../firstAid/cpr';
import { cprHands } from '../firstAid/cprHands';
import { neck } from '../firstAid/neck';
import { recovery } from '../firstAid/recovery';
import { strokeSigns } from '../firstAid/stroke';
import { burn, eyeRinse } from '../firstAid/water';
import type { Slot } from '../slot';

/** A first-aid drawing. */
const drawing = (width: number, height: number, alt: string, draw: () => string): Slot => ({
  width,
  height,
  alt: `${alt} Illustration.`,
  draw: () => svg(width, height, draw()),
});

/** The drawings of the first-aid techniques. Storybook lists what each must show and must not show. */
export const firstAidSlots = {
  'firstAid-cpr': drawing(
    720,
    480,
    'A helper kneels beside a person who lies flat on the floor, arms straight, and pushes down on the middle of the chest.',
    cprSide,
  ),
  'firstAid-cpr-hands': drawing(
    480,
    480,
    'Two hands from above, one on the other with the fingers laced, the heel of the lower one on the centre of the chest.',
    cprHands,
  ),
  'firstAid-head-tilt': drawing(
    640,
    480,
    'A palm on the forehead and two fingertips under the bone of the chin tip the head back; beside it a baby with the face level.',
    headTilt,
  ),
  'firstAid-breaths': drawing(
    640,
    480,
    'A helper pinches the nose, seals the mouth with the lips and blows until the chest rises; for a baby over mouth and nose.',
    breaths,
  ),
  'firstAid-baby-cpr': drawing(
    640,
    480,
    "On a baby's chest: two thumbs side by side just below the nipple line, or the heel of one hand with the other on the forehead.",
    babyCpr,
  ),
  'firstAid-back-blows': drawing(
    640,
    480,
    'A person is bent well forward, one hand of the helper on the chest, the heel of the other between the shoulder blades.',
    backBlows,
  ),
  'firstAid-belly-thrusts': drawing(
    640,
    480,
    'From behind, a fist above the navel with a hand over it pulls in and up; in pregnancy the fist is on the middle of the chest.',
    bellyThrusts,
  ),
  'firstAid-baby-choking': drawing(
    640,
    640,
    'A baby lies face down on a forearm, head lowest, for blows to the back; then face up, head lowest, for pushes on the chest.',
    babyChoking,
  ),
  'firstAid-recovery': drawing(
    640,
    840,
    'Three steps: near arm out and far hand at the cheek; far knee up; the person on the side, top knee bent, head tipped back.',
    recovery,
  ),
  'firstAid-press-wound': drawing(
    640,
    480,
    'Two hands with straight arms press a folded cloth on a forearm; beside it cloth on both sides of an object in a wound.',
    pressWound,
  ),
  'firstAid-tourniquet': drawing(
    640,
    640,
    'A wide band on the thigh above the wound; a stick on the knot; the stick is turned; the stick tied down, and the time.',
    tourniquet,
  ),
  'firstAid-stroke': drawing(
    640,
    640,
    'Four signs of a stroke: one corner of the mouth hangs, one arm sinks, speech is broken; then a clock and a phone.',
    strokeSigns,
  ),
  'firstAid-burn': drawing(
    640,
    480,
    'A burned hand under the running water of a tap, the ring taken off, beside it a clock for 20 minutes.',
    burn,
  ),
  'firstAid-neck': drawing(
    640,
    640,
    'Two hands lift the jaw forward without moving the head; four helpers roll a person onto the side as one piece.',
    neck,
  ),
  'firstAid-eye-rinse': drawing(
    640,
    480,
    'Water is poured over an open eye from the nose outward, with the bad eye lower and the lids held open.',
    eyeRinse,
  ),
} as const satisfies Readonly<Record<string, Slot>>;

/** Name of a first-aid drawing, as in `virtual:picture/<name>`. */
export type FirstAidPicture = keyof typeof firstAidSlots;
