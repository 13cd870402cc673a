import type { Look } from './look';
import type { LimbPose, Pose } from './pose';
import type { Point } from './shapes';
import { angle } from './shapes';

/** Lengths of an adult in centimetres. */
export const bone = { upperArm: 28, foreArm: 26, thigh: 42, shin: 41, spine: 53 } as const;

/** Widths that differ from body to body. */
export interface Build {
  /** Half of the shoulders in a front view. */
  shoulder: number;
  /** Half of the waist. */
  waist: number;
  /** Half of the hips. */
  hip: number;
  /** Factor for the thickness of limbs. */
  limb: number;
}

const builds: Readonly<Record<NonNullable<Look['build']>, Build>> = {
  slim: { shoulder: 17, waist: 13, hip: 13.5, limb: 0.92 },
  medium: { shoulder: 19, waist: 14.4, hip: 15, limb: 1 },
  broad: { shoulder: 21.5, waist: 17.5, hip: 16.5, limb: 1.12 },
  curved: { shoulder: 17, waist: 13.5, hip: 16.5, limb: 0.98 },
};

/** Widths of a person. */
export const buildOf = (look: Look): Build => builds[look.build ?? 'medium'];

/** Size of the body and, apart from it, of the head; children have larger heads for their height. */
export function scaleOf(look: Look): { body: number; head: number } {
  switch (look.age) {
    case 'child':
      return { body: 0.66, head: 0.83 };
    case 'teen':
      return { body: 0.9, head: 0.88 };
    case 'elder':
      return { body: 0.96, head: 0.89 };
    default:
      return { body: 0.99, head: 0.91 };
  }
}

/** Direction of the spine in degrees: 0 upright, positive leaning to the right. */
export const lean = (pose: Pose): number => angle(pose.pelvis, pose.neck) + 90;

/** A point of the torso's own frame (neck at 0 0, hips at 0 53) in the frame of the figure. */
export function onTorso(pose: Pose, [x, y]: Point): Point {
  const stretch = Math.hypot(pose.neck[0] - pose.pelvis[0], pose.neck[1] - pose.pelvis[1]) / bone.spine;
  const turn = (lean(pose) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [pose.neck[0] + x * cos - y * stretch * sin, pose.neck[1] + x * sin + y * stretch * cos];
}

/** The joint between `from` and the end of a limb, for two lengths. */
function joint(from: Point, limb: LimbPose, upper: number, lower: number, bend: 1 | -1): Point {
  if (limb.mid) return limb.mid;
  const [dx, dy] = [limb.end[0] - from[0], limb.end[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const short = Math.min(reach, upper + lower - 0.3);
  const along = (upper ** 2 - lower ** 2 + short ** 2) / (2 * short);
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * (limb.bend ?? bend);
  return [from[0] + (dx * along - dy * off) / reach, from[1] + (dy * along + dx * off) / reach];
}

/** A knee bends towards the viewer, so that a leg looks straight from the front. */
const kneeInFront = (hip: Point, limb: LimbPose, out: number): Point =>
  limb.mid ?? [(hip[0] + limb.end[0]) / 2 + out, (hip[1] + limb.end[1]) / 2 - 1];

/** The joints of a body. */
interface Joints {
  nearShoulder: Point;
  farShoulder: Point;
  nearElbow: Point;
  farElbow: Point;
  nearHip: Point;
  farHip: Point;
  nearKnee: Point;
  farKnee: Point;
}

/** Finds all joints of a pose for a body. */
export function jointsOf(pose: Pose, build: Build): Joints {
  const front = pose.view === 'front';
  const nearShoulder = onTorso(pose, front ? [6.4 - build.shoulder, 8.5] : [-1.5, 8.5]);
  const farShoulder = onTorso(pose, front ? [build.shoulder - 6.4, 8.5] : [3, 7.5]);
  const hip = build.hip - 8;
  const nearHip = onTorso(pose, front ? [-hip, 52] : [0, 53]);
  const farHip = onTorso(pose, front ? [hip, 52] : [1, 52]);
  return {
    nearShoulder,
    farShoulder,
    nearHip,
    farHip,
    nearElbow: joint(nearShoulder, pose.nearArm, bone.upperArm, bone.foreArm, 1),
    farElbow: joint(farShoulder, pose.farArm, bone.upperArm, bone.foreArm, front ? -1 : 1),
    nearKnee: front
      ? kneeInFront(nearHip, pose.nearLeg, -0.8)
      : joint(nearHip, pose.nearLeg, bone.thigh, bone.shin, -1),
    farKnee: front
      ? kneeInFront(farHip, pose.farLeg, 0.8)
      : joint(farHip, pose.farLeg, bone.thigh, bone.shin, -1),
  };
}

/** Which of the two limbs is drawn: the far one lies in shade. */
export interface LimbSide {
  far: boolean;
  /** Lies in shade. */
  dark: boolean;
  /** Factor for the thickness. */
  limb: number;
  /** Seen from the side. */
  profile: boolean;
}

/** A posed body, as far as cloth that lies over more than one part needs it. */
export interface Body {
  pose: Pose;
  joints: Joints;
  build: Build;
  /** Seen from the side. */
  profile: boolean;
  /** A front view that gets mirrored: its left half then lies in shade. */
  turned: boolean;
}
