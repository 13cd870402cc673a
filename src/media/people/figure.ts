import type { Body } from './body';
import { bone, buildOf, jointsOf, lean, scaleOf } from './body';
import { armShadow, blanket, drapeBelow } from './drapes';
import { arm } from './arms';
import { hairBehind } from './hair';
import { head, neck } from './head';
import { headBack } from './headBack';
import { leg, seat } from './legs';
import type { Look } from './look';
import type { OutfitName } from './outfits';
import { fromBehind, outfitOf } from './outfits';
import type { Carry, LimbPose, Pose } from './pose';
import type { PoseName } from './poses';
import { poseOf } from './poses';
import type { Point } from './shapes';
import { between, place } from './shapes';
import { things } from './things';
import { skins } from './tones';
import { torso } from './torso';

/** What a figure needs to be drawn. */
export interface FigureProps {
  pose: PoseName;
  look: Look;
  outfit: OutfitName;
  /** Side to which the figure turns; `right` by default. */
  facing?: 'left' | 'right';
  /** Something in the hand; the pose's own thing by default. */
  carry?: Carry;
}

/** Middle of the closed hand, a little beyond the wrist. */
const palm = (elbow: Point, end: Point): Point => between(elbow, end, 1.2);

/**
 * A whole person as an SVG group: origin on the ground between the feet, 100 units are one metre.
 * An adult stands about 172 units tall, a child about 118.
 */
export function figure({
  pose: name,
  look,
  outfit: outfitName,
  facing = 'right',
  carry,
}: FigureProps): string {
  const pose: Pose = poseOf(name);
  const outfit = outfitOf(outfitName);
  const build = buildOf(look);
  const skin = skins[look.skin];
  const profile = pose.view === 'side';
  const j = jointsOf(pose, build);
  const scale = scaleOf(look);
  const mirror = facing === 'left' ? -1 : 1;

  const turned = !profile && mirror < 0;
  const near = { far: false, dark: turned, limb: build.limb, profile };
  const far = { far: true, dark: !turned, limb: build.limb, profile };
  const spine = lean(pose);
  const stretch = Math.hypot(pose.neck[0] - pose.pelvis[0], pose.neck[1] - pose.pelvis[1]) / bone.spine;
  const turn = (spine * Math.PI) / 180;
  const shadeLeft = Math.cos(turn) * mirror + Math.sin(turn) < 0;

  const thing = carry ?? pose.carry;
  const holds = pose.holds ?? 'near';
  const held = (side: 'near' | 'far'): string => {
    if (!thing || holds !== side) return '';
    const hand = side === 'near' ? palm(j.nearElbow, pose.nearArm.end) : palm(j.farElbow, pose.farArm.end);
    return place(things[thing], hand, 0, mirror, 1);
  };

  const gripped = (limb: LimbPose, side: 'near' | 'far'): LimbPose =>
    thing && holds === side ? { ...limb, hand: 'fist' } : limb;
  const body: Body = { pose, joints: j, build, profile, turned };
  const nod = (pose.head * Math.PI) / 180;
  const atlas: Point = [pose.neck[0] + 2 * Math.sin(nod), pose.neck[1] - 2 * Math.cos(nod)];
  const behindHead = place(
    (pose.away ? '' : hairBehind(look, profile)) + neck(look, profile),
    atlas,
    pose.head * 0.5,
    scale.head / scale.body,
  );
  const onHead = place(
    pose.away ? headBack(look, outfit) : head(look, outfit, profile),
    atlas,
    pose.head,
    scale.head / scale.body,
  );

  const farOver = pose.farArm.over === true;
  const nearOver = pose.nearArm.over === true;
  const grips = thing !== undefined && holds === 'near';
  const farArm = arm(j.farShoulder, j.farElbow, gripped(pose.farArm, 'far'), outfit, skin, far, farOver);
  const split = !profile && (nearOver || grips);
  const nearArm = arm(j.nearShoulder, j.nearElbow, gripped(pose.nearArm, 'near'), outfit, skin, near, split);
  const nearHand = thing === 'phone' ? nearArm.lower + held('near') : held('near') + nearArm.lower;
  const farHand = held('far') + farArm.lower;
  const lower =
    (outfit.lower === 'trousers' || outfit.lower === 'shorts'
      ? seat(j.nearHip, j.farHip, outfit, near)
      : '') +
    leg(j.farHip, j.farKnee, pose.farLeg, outfit, skin, far) +
    leg(j.nearHip, j.nearKnee, pose.nearLeg, outfit, skin, near) +
    drapeBelow(body, outfit);
  const chest = torso(pose.away ? fromBehind(outfit) : outfit, build, profile, shadeLeft);
  const parts = [
    farArm.upper,
    farOver ? '' : farHand,
    profile ? '' : nearArm.upper + (nearOver || grips ? '' : nearHand),
    pose.legsBefore ? '' : lower,
    behindHead,
    place(chest, pose.neck, spine, 1, Math.abs(stretch - 1) > 0.02 ? stretch : 1),
    onHead,
    pose.legsBefore ? lower : '',
    blanket(body, outfit),
    farOver ? farHand : '',
    profile ? armShadow(body, outfit) + nearArm.upper + nearHand : nearOver || grips ? nearHand : '',
  ];
  return `<g transform="scale(${mirror * scale.body} ${scale.body})">${parts.join('')}</g>`;
}
