import type { FirstAidPicture } from '../../../src/media/slots';
import { reviewsOfEmergencies } from './firstAidReviewOfEmergencies';

/** What a first-aid drawing has to show, and what must never be seen on it. */
export interface Review {
  name: string;
  shows: readonly string[];
  never: readonly string[];
}

/** The review list of every first-aid drawing, from the clinical facts. A new drawing has to be named here. */
export const reviews: Readonly<Record<FirstAidPicture, Review>> = {
  'firstAid-cpr': {
    name: 'Pushing on the chest, from the side',
    shows: [
      'The casualty is flat on the floor; the helper kneels at the chest and looks at it.',
      'The arms are vertical, the elbows straight, the shoulders over the wrists.',
      'One arrow down with 5-6 cm, one arrow up: the chest comes up again.',
    ],
    never: ['Bent elbows.', 'A bed.', 'Hands on the belly or on the left breast.'],
  },
  'firstAid-cpr-hands': {
    name: 'Hands on the chest, from above',
    shows: [
      'The heel of the hand is on the midline, in the centre of the chest, on the lower half of the breastbone.',
      'A ring round the heel of the hand; the second hand is on top, the fingers laced.',
      'Beside it from the side: only the heel touches the chest, the fingers are up.',
      'The edge of the ribs lies below the hands.',
    ],
    never: ['Hands side by side.', 'Hands below the V of the ribs.'],
  },
  'firstAid-head-tilt': {
    name: 'Tipping the head back',
    shows: [
      'A profile: palm on the forehead, two fingertips under the bone of the chin.',
      'The nose points to the ceiling.',
      'Below, a whole baby whose face is level.',
    ],
    never: ['Fingers in the soft neck.', "A baby's head that is tipped back."],
  },
  'firstAid-breaths': {
    name: 'A breath',
    shows: [
      'The hand on the forehead pinches the nose, two fingertips hold the chin; the lips are sealed.',
      'A dotted line: the chest rises.',
      'Below, a whole baby: one mouth over mouth and nose.',
    ],
    never: ['A gap at the lips.', 'A puffed belly.'],
  },
  'firstAid-baby-cpr': {
    name: 'Pushing on the chest of a baby',
    shows: [
      'Left: two thumbs together, just below the line of the nipples; the fingers meet at the back.',
      'Right, from the side: the heel of one hand on the breastbone, the fingers up, the other hand on the forehead.',
      'An arrow down with 4 cm.',
    ],
    never: ['Two fingertips.', 'Thumbs on the belly.'],
  },
  'firstAid-back-blows': {
    name: 'Blows to the back',
    shows: [
      'The casualty is bent well forward, the head below the chest.',
      'The helper stands beside, a little behind, one hand flat on the chest.',
      'The heel of the other hand is between the shoulder blades.',
    ],
    never: ['A casualty who stands upright.', 'A slap at the neck.'],
  },
  'firstAid-belly-thrusts': {
    name: 'Belly thrusts, and in pregnancy',
    shows: [
      'Left: the helper behind, a fist just above the navel with the other hand over it; the arrow goes in and up.',
      'Right: in pregnancy the fist is on the middle of the breastbone; the arrow goes straight back.',
      'Both arms of the person who chokes, a hand at the throat.',
    ],
    never: ['A fist on the ribs or on the tip of the breastbone.'],
  },
  'firstAid-baby-choking': {
    name: 'A baby who chokes',
    shows: [
      'Above: face down on a forearm on the thigh, head lowest, jaw held; the arrow ends at the heel of the hand, between the shoulder blades.',
      'Below: face up, head lowest, the heel of one hand on the middle of the chest.',
    ],
    never: ['A baby held by the feet.', 'A hand over the mouth.'],
  },
  'firstAid-recovery': {
    name: 'The recovery position',
    shows: [
      'Above: near arm out at a right angle, palm up; far hand at the near cheek, held.',
      "Middle: far knee up, the helper's hands on knee and cheek; the arrow comes to the helper.",
      'Below: settled on the floor, on the side, top knee at a right angle, head back, mouth to the floor.',
    ],
    never: ['The face in a pillow.', 'An arm under the body.'],
  },
  'firstAid-press-wound': {
    name: 'Pressing on a wound',
    shows: [
      'A folded cloth on the forearm, two hands on top of each other, straight arms, the body over them.',
      'Below, as large, an object in a wound: hands press cloth on both sides of it.',
    ],
    never: ['One finger.', 'A cloth that is lifted.', 'Blood.'],
  },
  'firstAid-tourniquet': {
    name: 'A tourniquet',
    shows: [
      'A band 5 cm wide on the thigh, 5 to 7 cm above the wound, not on the knee.',
      'A knot; a stick and a knot; the stick is turned; the stick is tied down, a clock, and a pen writes on the band.',
      'No numbers: the picture stands beside steps with other numbers.',
    ],
    never: ['A thin cord.', 'A band on a joint.', 'A band below the wound.', 'Blood.'],
  },
  'firstAid-stroke': {
    name: 'Signs of a stroke',
    shows: [
      '1: On a smile one corner of the mouth is down. 2: Both arms forward, one sinks.',
      '3: Jagged words come from the mouth. 4: A clock and a phone.',
    ],
    never: ['Both corners of the mouth down.', 'Arms at the side.'],
  },
  'firstAid-burn': {
    name: 'Cooling a burn',
    shows: ['Water from a tap runs over the burn.', 'The ring is off.', 'A clock with 20 min.'],
    never: ['Ice, oil or paste.', 'Blisters or raw flesh.'],
  },
  'firstAid-neck': {
    name: 'Jaw thrust and log roll',
    shows: [
      'Above: fingers behind the corner of the jaw, thumb on the cheekbone; the jaw goes forward, the head stays still.',
      'Below: one helper behind the head with both hands on it; three at the side with their hands on far shoulder, hip and knee.',
      'Head, neck and body in one line; the arrows come to the three. The faces are visible.',
    ],
    never: ['A head that is tipped back or turned.', 'A helper alone at the feet.'],
  },
  'firstAid-eye-rinse': {
    name: 'Rinsing an eye',
    shows: [
      'The head is on its side, the bad eye lower; a basin shows which way is down.',
      'The lids are held open; water is poured from the nose outwards.',
      'The other eye is closed and dry, the face calm.',
    ],
    never: ['Water that runs into the other eye.', 'A finger that rubs.'],
  },
  ...reviewsOfEmergencies,
};
