import type { Point } from './shapes';

/** Where a limb goes. The knee or elbow is found from the lengths, unless `mid` gives it. */
export interface LimbPose {
  /** Wrist or ankle. */
  end: Point;
  /** Elbow or knee, where the found one would not do. */
  mid?: Point;
  /** Side to which the joint bends: 1 is clockwise of the way from shoulder to wrist. */
  bend?: 1 | -1;
  /** Direction of a hand; follows the forearm by default. Or of the toes: 0 flat, 90 up on the toes. */
  turn?: number;
  /** Shape of the hand; `relaxed` by default. */
  hand?: 'relaxed' | 'fist' | 'open' | 'point' | 'flat';
  /** The forearm lies in front of the body. The near arm of a side view always does. */
  over?: true;
}

/** A thing in somebody's hand. */
export type Carry =
  | 'bag'
  | 'radio'
  | 'phone'
  | 'clipboard'
  | 'book'
  | 'aed'
  | 'flag'
  | 'ball'
  | 'bandage'
  | 'drip'
  | 'pointer'
  | 'pen'
  | 'cup'
  | 'helmet';

/**
 * A body that faces right, in centimetres of an adult: the ground is y 0, up is negative.
 * `near` is the side of the viewer in a side view, and the left side of the picture in a front view.
 */
export interface Pose {
  view: 'front' | 'side';
  /** Middle of the hips. */
  pelvis: Point;
  /** Foot of the neck, between the shoulders. */
  neck: Point;
  /** Lean of the head in degrees, clockwise. */
  head: number;
  nearArm: LimbPose;
  farArm: LimbPose;
  nearLeg: LimbPose;
  farLeg: LimbPose;
  /** Seen from behind, in a front view. */
  away?: true;
  /** The legs lie in front of the body, as in somebody who sits cross-legged. */
  legsBefore?: true;
  /** What the pose holds by itself, and in which hand. */
  carry?: Carry;
  /** Hand that carries; `near` by default. */
  holds?: 'near' | 'far';
}
