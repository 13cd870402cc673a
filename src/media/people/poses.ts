import type { Pose } from './pose';
import { kneelBoth, sit, stand, walk } from './stances';

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
  kneeling: {
    view: 'side',
    pelvis: [-6, -49],
    neck: [12, -99],
    head: 18,
    nearArm: { end: [44, -58] },
    farArm: { end: [49, -62] },
    nearLeg: { end: [-37, -18], mid: [2, -8], turn: 74 },
    farLeg: { end: [32, -9], mid: [31, -50] },
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
  sittingAtDesk: {
    ...sit,
    neck: [3, -105],
    head: 6,
    nearArm: { end: [38, -75] },
    farArm: { end: [43, -77] },
    nearLeg: { end: [34, -8], mid: [41, -50] },
  },
  pointing: {
    ...stand,
    farArm: { end: [65, -146], mid: [41, -138], hand: 'point' },
  },
  holdingBag: { ...stand, nearArm: { end: [-24, -84], hand: 'fist' }, carry: 'bag' },
  pushingStretcher: {
    ...walk,
    pelvis: [-4, -88],
    neck: [5, -140],
    nearArm: { end: [44, -98], hand: 'fist' },
    farArm: { end: [48, -100], hand: 'fist' },
  },
  compressions: {
    view: 'side',
    pelvis: [-12, -44],
    neck: [29, -80],
    head: 30,
    nearArm: { end: [42, -26], mid: [37, -50], turn: 60, hand: 'fist' },
    farArm: { end: [45, -27], mid: [42, -51], turn: 60, hand: 'fist' },
    nearLeg: { end: [-33, -18], mid: [6, -8], turn: 74 },
    farLeg: { end: [-28, -19], mid: [11, -9], turn: 74 },
  },
  waving: { ...stand, farArm: { end: [37, -168], mid: [39, -140], turn: -80, hand: 'open' }, holds: 'far' },
  talkingOnPhone: {
    ...stand,
    head: -4,
    nearArm: { end: [-14, -149], mid: [-33, -122], turn: -62, hand: 'fist', over: true },
    carry: 'phone',
  },
  holdingRadio: {
    ...stand,
    head: 3,
    farArm: { end: [15, -131], mid: [30, -113], turn: -112, hand: 'fist', over: true },
    carry: 'radio',
    holds: 'far',
  },
  carryingStretcherFront: {
    ...walk,
    neck: [6, -140],
    nearArm: { end: [-10, -86], hand: 'fist' },
    farArm: { end: [-6, -88], hand: 'fist' },
  },
  carryingStretcherBack: {
    ...walk,
    pelvis: [-3, -88],
    neck: [-1, -141],
    nearArm: { end: [16, -87], turn: 60, hand: 'fist' },
    farArm: { end: [20, -89], turn: 60, hand: 'fist' },
  },
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
  handsFolded: {
    ...stand,
    nearArm: { end: [-6, -98], mid: [-26, -112], turn: 14, over: true },
    farArm: { end: [6, -98], mid: [26, -112], turn: 166, over: true },
  },
  armsCrossed: {
    ...stand,
    nearArm: { end: [8, -111], mid: [-24, -111], turn: -8, over: true },
    farArm: { end: [-6, -115], mid: [24, -112], turn: 188, over: true },
  },
  handOnHip: {
    ...stand,
    nearArm: { end: [-16, -95], mid: [-34, -114], turn: 62, hand: 'fist', over: true },
  },
  readingClipboard: {
    ...stand,
    head: 5,
    nearArm: { end: [-7, -104], mid: [-25, -112], turn: 12, over: true },
    farArm: { end: [12, -102], mid: [25, -112], turn: 190, hand: 'fist', over: true },
    carry: 'clipboard',
  },
  cheering: {
    ...stand,
    nearArm: { end: [-31, -172], mid: [-35, -146], turn: -88, hand: 'open' },
    farArm: { end: [33, -170], mid: [36, -144], turn: -84, hand: 'open' },
  },
  bandaging: { ...kneelBoth, carry: 'bandage' },
} as const satisfies Readonly<Record<string, Pose>>;

/** Name of a pose. */
export type PoseName = keyof typeof poses;

/** The pose of a name, in its general type. */
export const poseOf = (name: PoseName): Pose => poses[name];
