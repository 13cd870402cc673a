import type { Pose } from './pose';

/** Standing with the weight on one leg. */
export const stand = {
  view: 'front',
  pelvis: [-2, -89],
  neck: [0, -142],
  head: 2,
  nearArm: { end: [-25, -82], turn: 84 },
  farArm: { end: [23, -83], turn: 94 },
  nearLeg: { end: [-8, -7] },
  farLeg: { end: [14, -9], mid: [8.5, -48] },
} as const satisfies Pose;

/** In the middle of a step. */
export const walk = {
  view: 'side',
  pelvis: [0, -88],
  neck: [3, -141],
  head: 2,
  nearArm: { end: [-22, -87] },
  farArm: { end: [28, -91] },
  nearLeg: { end: [22, -9], turn: -14 },
  farLeg: { end: [-27, -14], turn: 32 },
} as const satisfies Pose;

/** On a seat 45 cm high. */
export const sit = {
  view: 'side',
  pelvis: [0, -53],
  neck: [-2, -106],
  head: 2,
  nearArm: { end: [26, -62] },
  farArm: { end: [31, -62] },
  nearLeg: { end: [40, -8], mid: [41, -50] },
  farLeg: { end: [46, -9], mid: [44, -50] },
} as const satisfies Pose;

/** On both knees, leaning forward. */
export const kneelBoth = {
  view: 'side',
  pelvis: [-14, -36],
  neck: [8, -84],
  head: 22,
  nearArm: { end: [38, -42], hand: 'fist' },
  farArm: { end: [43, -44], hand: 'fist' },
  nearLeg: { end: [-25, -18], mid: [15, -9], turn: 74 },
  farLeg: { end: [-21, -19], mid: [19, -10], turn: 74 },
} as const satisfies Pose;
