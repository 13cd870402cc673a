import type { Pose } from './pose';
import { kneelBoth, stand, walk } from './stances';

/** Poses beside a patient. */
export const careful = {
  kneeling: {
    view: 'side',
    pelvis: [-6, -49],
    neck: [12, -99],
    head: 18,
    nearArm: { end: [43, -58] },
    farArm: { end: [48, -62] },
    nearLeg: { end: [-37, -18], mid: [2, -8], turn: 74 },
    farLeg: { end: [32, -9], mid: [31, -50] },
  },
  compressions: {
    view: 'side',
    pelvis: [-2, -50],
    neck: [42, -85],
    head: 34,
    nearArm: { end: [41, -28], mid: [37, -53], turn: 62, hand: 'fist' },
    farArm: { end: [44, -28], mid: [42, -54], turn: 62, hand: 'fist' },
    nearLeg: { end: [-32, -18], mid: [6, -8], turn: 74 },
    farLeg: { end: [-27, -19], mid: [11, -9], turn: 74 },
  },
  bandaging: { ...kneelBoth, carry: 'bandage' },
  kneelingAtHead: {
    ...kneelBoth,
    neck: [12, -80],
    head: 32,
    nearArm: { end: [34, -26], turn: 40, hand: 'flat' },
    farArm: { end: [40, -28], turn: 30, hand: 'flat' },
  },
  checkingPulse: {
    view: 'side',
    pelvis: [-8, -47],
    neck: [14, -95],
    head: 24,
    nearArm: { end: [38, -42], turn: 36, hand: 'point' },
    farArm: { end: [42, -38], turn: 10, hand: 'fist' },
    nearLeg: { end: [-38, -18], mid: [1, -8], turn: 74 },
    farLeg: { end: [28, -9], mid: [28, -49] },
  },
  comforting: {
    ...walk,
    neck: [6, -140],
    head: 12,
    nearArm: { end: [42, -108], mid: [20, -115], turn: 26, hand: 'flat' },
    farArm: { end: [12, -84] },
    nearLeg: { end: [10, -8], turn: 0 },
    farLeg: { end: [-9, -8], turn: 0 },
  },
  holdingDrip: {
    ...stand,
    head: -2,
    farArm: { end: [28, -172], mid: [33, -146], turn: -88, hand: 'fist' },
    carry: 'drip',
    holds: 'far',
  },
} as const satisfies Readonly<Record<string, Pose>>;
