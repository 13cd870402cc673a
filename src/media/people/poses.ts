import type { Pose } from './pose';
import { careful } from './posesOfCare';
import { busy } from './posesOfWork';
import { sit, stand, walk } from './stances';

/** Every pose of the kit. A scene finds the hands of a pose here to put things beneath them. */
export const poses = {
  standing: stand,
  walking: walk,
  running: {
    view: 'side',
    pelvis: [-2, -90],
    neck: [11, -141],
    head: 4,
    nearArm: { end: [32, -120], mid: [12, -108], hand: 'fist' },
    farArm: { end: [-6, -98], mid: [-18, -122], hand: 'fist' },
    nearLeg: { end: [-40, -22], mid: [-9, -50], turn: 62 },
    farLeg: { end: [26, -32], mid: [31, -72], turn: -8 },
  },
  lying: {
    view: 'side',
    pelvis: [2, -13],
    neck: [-50, -14],
    head: -86,
    nearArm: { end: [-2, -9], mid: [-24, -8] },
    farArm: { end: [-8, -24], mid: [-26, -18], over: true },
    nearLeg: { end: [84, -9], mid: [44, -13], turn: -78 },
    farLeg: { end: [84, -11], mid: [44, -15], turn: -72 },
  },
  sitting: sit,
  sittingPupil: {
    view: 'front',
    pelvis: [0, -12],
    neck: [0, -65],
    head: 2,
    nearArm: { end: [-14, -30], mid: [-28, -44], turn: 30, over: true },
    farArm: { end: [14, -30], mid: [28, -44], turn: 150, over: true },
    nearLeg: { end: [14, -8], mid: [-34, -17], turn: 0 },
    farLeg: { end: [-12, -9], mid: [34, -17], turn: 0 },
    legsBefore: true,
  },
  waving: { ...stand, farArm: { end: [37, -168], mid: [39, -140], turn: -80, hand: 'open' }, holds: 'far' },
  handsFolded: {
    ...stand,
    nearArm: { end: [-7, -98], mid: [-26, -113], turn: 14, over: true },
    farArm: { end: [8, -97], mid: [26, -113], turn: 166, over: true },
  },
  armsCrossed: {
    ...stand,
    nearArm: { end: [8, -112], mid: [-25, -110], turn: -14, over: true },
    farArm: { end: [-7, -116], mid: [25, -111], turn: 188, over: true },
  },
  handOnHip: {
    ...stand,
    nearArm: { end: [-17, -94], mid: [-35, -113], turn: 62, hand: 'fist', over: true },
  },
  cheering: {
    ...stand,
    nearArm: { end: [-31, -172], mid: [-35, -146], turn: -88, hand: 'open' },
    farArm: { end: [33, -170], mid: [36, -144], turn: -84, hand: 'open' },
  },
  explaining: {
    ...stand,
    head: 4,
    nearArm: { end: [-17, -107], mid: [-27, -112], turn: -24, hand: 'flat', over: true },
    farArm: { end: [27, -110], mid: [29, -113], turn: -20, hand: 'flat', over: true },
  },
  leadingChild: { ...stand, head: 6, farArm: { end: [32, -78], turn: 60, hand: 'fist' } },
  holdingHand: { ...stand, head: -4, nearArm: { end: [-49, -113], hand: 'fist' } },
  standingBack: { ...stand, head: 1, away: true },
  pointingBack: { ...stand, away: true, farArm: { end: [62, -150], mid: [41, -138], hand: 'point' } },
  walkingAway: {
    ...stand,
    away: true,
    nearArm: { end: [-26, -86], turn: 84 },
    nearLeg: { end: [-9, -12] },
    farLeg: { end: [9, -6] },
  },
  ...busy,
  ...careful,
} as const satisfies Readonly<Record<string, Pose>>;

/** Name of a pose. */
export type PoseName = keyof typeof poses;

/** The pose of a name, in its general type. */
export const poseOf = (name: PoseName): Pose => poses[name];
