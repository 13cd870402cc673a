import { act } from './cast';
import type { Role } from './cast';
import { at, path, stroke } from './parts/svg';
import { bench, chair, couch, desk, schoolDesk } from './parts/props/furniture';
import { carriedStretcher, manikin, pillow, stretcher, wheelchair } from './parts/props/medical';

/** A light blanket over somebody who lies with the head to the left, from the waist to the feet. */
const blanket = (): string =>
  path('M-24-24q14-6 34-4 40-8 76-2 10-6 14 2 4 10 2 28-64 4-128 0-4-12 2-24z', '#CFE3E0') +
  path('M-24-24q14-6 34-4-8 14-2 29-20 0-34-1-4-12 2-24z', '#F1F7F4') +
  stroke('M30-22q20-4 44 0M26-10q30-4 60 2', '#A9C9C6', 2);

/** Somebody who lies under a blanket. */
export const covered = (role: Role): string => act(role, 'lying', { lifted: true }) + blanket();

/** A patient under a blanket on a wheeled stretcher, head to the left. */
export const patientOn = (role: Role): string =>
  stretcher() + pillow(-72, -86) + at(0, -84, 1, covered(role));

/** A patient on a couch, head to the left. */
export const patientOnCouch = (role: Role): string =>
  couch() + pillow(-70, -70) + at(0, -68, 1, covered(role));

/** Somebody wheels a patient to the right; a second one walks along in front. */
export const wheeled = (patient: Role, behind: Role, ahead?: Role): string =>
  (ahead ? at(96, -4, 1, act(ahead, 'walking')) : '') +
  patientOn(patient) +
  at(-160, 0, 1, act(behind, 'pushingStretcher'));

/** Two people carry somebody to the right. */
export const carried = (patient: Role, front: Role, back: Role): string =>
  at(0, -86, 1, carriedStretcher() + pillow(-66, -8)) +
  at(0, -92, 1, covered(patient)) +
  at(-136, 0, 1, act(back, 'carryingStretcherBack')) +
  at(130, 0, 1, act(front, 'carryingStretcherFront'));

/** Somebody presses on the chest of a manikin whose head lies to the right. */
export const practice = (role: Role): string =>
  at(-44, -2, 1, act(role, 'compressions', { lifted: true })) + at(2, 3, 1, manikin(), true);

/** Somebody at a dispatch desk, looking to the right. */
export const atDesk = (role: Role): string =>
  chair() + act(role, 'sittingAtDesk', { lifted: true }) + at(22, 0, 1, desk());

/** A pupil at a desk. */
export const atSchoolDesk = (role: Role): string =>
  at(0, 0, 0.8, schoolDesk()) + at(-17, 0, 1, act(role, 'sittingAtDesk', { lifted: true }));

/** Two people side by side on a bench, turned to each other. */
export const onBench = (first: Role, second: Role): string =>
  bench() +
  at(-56, 2, 1, act(first, 'sitting', { lifted: true })) +
  at(62, 2, 1, act(second, 'sitting', { left: true, lifted: true }));

/** Somebody in a wheelchair, pushed to the right. */
export const inWheelchair = (passenger: Role, behind: Role): string =>
  at(-82, 0, 1, act(behind, 'pushingStretcher')) +
  wheelchair() +
  at(-12, 0, 1, act(passenger, 'sitting', { lifted: true }));

/** An adult who holds the hand of a child at the right. */
export const ledChild = (adult: Role, child: Role): string =>
  act(adult, 'leadingChild') + at(72, 3, 1, act(child, 'holdingHand'));
