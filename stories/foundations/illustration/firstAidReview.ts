import type { FirstAidPicture } from '../../../src/media/slots';

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
      'The casualty is flat on the floor; the helper kneels at the chest.',
      'The arms are vertical, the elbows straight, the shoulders over the wrists.',
      'One arrow down with 5-6 cm, one arrow up: the chest comes up again.',
    ],
    never: ['Bent elbows.', 'A bed.', 'Hands on the belly or on the left breast.'],
  },
  'firstAid-cpr-hands': {
    name: 'Hands on the chest, from above',
    shows: [
      'The heel of the hand is on the midline, in the centre of the chest, on the lower half of the breastbone.',
      'The second hand is on top, the fingers laced.',
      'The edge of the ribs lies below the hands.',
    ],
    never: ['Hands side by side.', 'Hands below the V of the ribs.'],
  },
  'firstAid-head-tilt': {
    name: 'Tipping the head back',
    shows: [
      'A profile: palm on the forehead, two fingertips under the bone of the chin.',
      'The nose points to the ceiling.',
      'Beside it a baby whose face is level.',
    ],
    never: ['Fingers in the soft neck.', "A baby's head that is tipped back."],
  },
  'firstAid-breaths': {
    name: 'A breath',
    shows: [
      'The hand on the forehead pinches the nose; the lips are sealed.',
      'A dotted line: the chest rises.',
      'Beside it a baby: one mouth over mouth and nose.',
    ],
    never: ['A gap at the lips.', 'A puffed belly.'],
  },
  'firstAid-baby-cpr': {
    name: 'Pushing on the chest of a baby',
    shows: [
      '1: Two thumbs together, just below the line of the nipples; the fingers meet at the back.',
      '2: The heel of one hand, the other hand on the forehead.',
      '4 cm.',
    ],
    never: ['Two fingertips.', 'Thumbs on the belly.'],
  },
  'firstAid-back-blows': {
    name: 'Blows to the back',
    shows: [
      'The casualty is bent well forward, the head below the chest.',
      'The helper stands beside and behind, one hand flat on the chest.',
      'The heel of the other hand is between the shoulder blades.',
    ],
    never: ['A casualty who stands upright.', 'A slap at the neck.'],
  },
  'firstAid-belly-thrusts': {
    name: 'Belly thrusts, and in pregnancy',
    shows: [
      '1: The helper behind, a fist just above the navel with the other hand over it; the arrow goes in and up.',
      '2: In pregnancy the fist is on the middle of the breastbone; the arrow goes straight back.',
    ],
    never: ['A fist on the ribs or on the tip of the breastbone.'],
  },
  'firstAid-baby-choking': {
    name: 'A baby who chokes',
    shows: [
      '1: Face down on a forearm on the thigh, head lowest, jaw held; an arrow between the shoulder blades.',
      '2: Face up, head lowest, the heel of a hand on the middle of the chest.',
    ],
    never: ['A baby held by the feet.', 'A hand over the mouth.'],
  },
  'firstAid-recovery': {
    name: 'The recovery position',
    shows: [
      '1: Near arm out at a right angle, palm up; far hand at the near cheek, held.',
      "2: Far knee up, the helper's hands on knee and cheek; the arrow comes to the helper.",
      '3: On the side, top knee at a right angle, head back, mouth to the floor.',
    ],
    never: ['The face in a pillow.', 'An arm under the body.'],
  },
  'firstAid-press-wound': {
    name: 'Pressing on a wound',
    shows: [
      'A folded cloth on the forearm, two hands on top of each other, straight arms, the body over them.',
      'Beside it an object in a wound: hands press cloth on both sides of it.',
    ],
    never: ['One finger.', 'A cloth that is lifted.', 'Blood.'],
  },
  'firstAid-tourniquet': {
    name: 'A tourniquet',
    shows: [
      'A band 5 cm wide on the thigh, 5 to 7 cm above the wound, not on the knee.',
      '1: a knot; 2: a stick and a knot; 3: the stick is turned; 4: the stick is tied down, and the time.',
    ],
    never: ['A thin cord.', 'A band on a joint.', 'A band below the wound.', 'Blood.'],
  },
  'firstAid-stroke': {
    name: 'Signs of a stroke',
    shows: [
      '1: On a smile one corner of the mouth is down. 2: Both arms forward, one sinks.',
      '3: A broken bubble of speech. 4: A clock and a phone.',
    ],
    never: ['Both corners of the mouth down.', 'Arms at the side.'],
  },
  'firstAid-burn': {
    name: 'Cooling a burn',
    shows: ['Water from a tap runs over the burn.', 'The ring is off.', 'A clock shows 20 minutes.'],
    never: ['Ice, oil or paste.', 'Blisters or raw flesh.'],
  },
  'firstAid-neck': {
    name: 'Jaw thrust and log roll',
    shows: [
      '1: Fingers behind the corner of the jaw, thumb on the cheekbone; the jaw goes forward, the head stays still.',
      '2: Four helpers, one behind the head with both hands on it; head, neck and body in one line.',
    ],
    never: ['A head that is tipped back or turned.', 'A helper alone at the feet.'],
  },
  'firstAid-eye-rinse': {
    name: 'Rinsing an eye',
    shows: ['The bad eye is lower; the lids are held open.', 'Water is poured from the nose outwards.'],
    never: ['Water that runs into the other eye.', 'A finger that rubs.'],
  },
  'firstAid-seizure': {
    name: 'A seizure',
    shows: [
      "A folded cloth under the head; the helper's hands are at the cloth.",
      'A chair is moved away: the arrow goes away from the person. A clock.',
      'Nobody holds the person; the mouth is shut and empty.',
    ],
    never: ['A hand on an arm, a leg or the chest.', 'Anything in the mouth.'],
  },
  'firstAid-sling': {
    name: 'An arm in a sling',
    shows: [
      'A wide cloth carries the whole forearm; it is tied beside the neck.',
      'The hand is a little higher than the elbow, the fingers can be seen.',
      "A helper's hand holds the elbow from below.",
    ],
    never: ['An arm that is pulled straight.', 'A thin cord.', 'A cloth that is tied round the arm.'],
  },
  'firstAid-sit': {
    name: 'How to sit in a heart attack',
    shows: [
      'The person sits on the floor, the back against a wall, the knees bent.',
      'The helper stays with them and is on the phone.',
    ],
    never: ['A person who stands, walks or lies flat.', 'A drink or a tablet.'],
  },
  'firstAid-nosebleed': {
    name: 'A nosebleed',
    shows: [
      'The head and the body lean forward: the arrow goes forward.',
      'Thumb and finger pinch the soft part of the nose; the mouth is open.',
      'A clock and 10-15 minutes.',
    ],
    never: [
      'A head that is tipped back.',
      'A plug in the nose.',
      'Fingers on the bone of the nose.',
      'Blood.',
    ],
  },
  'firstAid-fainting': {
    name: 'A faint',
    shows: ['The person lies flat on the back, the head on the floor.', 'A helper holds the legs raised.'],
    never: ['A pillow under the head.', 'A person on a chair, or pulled up to sit.', 'Water on the face.'],
  },
  'firstAid-pen': {
    name: 'An adrenaline pen',
    shows: [
      'The person lies flat, seen from above.',
      'A fist holds the pen at a right angle to the outer side of the middle of the thigh, through the clothes.',
    ],
    never: [
      'A thumb on an end of the pen.',
      'A pen in the buttock, the arm or the inner side of the thigh.',
      'A person who stands.',
    ],
  },
  'firstAid-splint': {
    name: 'A leg tied to the other leg',
    shows: [
      'Padding lies between the legs from the thigh to the ankle.',
      'Wide bands above and below the hurt place, the knots on the other leg.',
    ],
    never: ['A band on the hurt place.', 'A thin cord.', 'Hands that pull or straighten the leg.'],
  },
  'firstAid-snakebite': {
    name: 'A snakebite',
    shows: [
      'The person lies still; a helper keeps them still.',
      'The bitten leg is on a padded board that reaches past the knee and the foot; wide bands, none tight; the shoe is off.',
      'The snake is far away, and nobody goes to it.',
    ],
    never: [
      'A tight band or a cord above the bite.',
      'A cut, a mouth or a stone at the bite.',
      'A person who walks.',
    ],
  },
  'firstAid-baby-recovery': {
    name: 'A baby who breathes but does not wake up',
    shows: [
      'Face down along the forearm, the head lower than the bottom.',
      'The hand holds the chin up; nothing covers mouth and nose.',
      'The other hand keeps the baby on the arm.',
    ],
    never: [
      'A hand or cloth over the mouth.',
      'A hand that is raised to strike.',
      'A baby held by the feet.',
    ],
  },
  'firstAid-spacer': {
    name: 'An inhaler with a spacer',
    shows: [
      'The person sits upright; the lips are tight round the mouthpiece.',
      'The inhaler stands upright in the other end; one finger presses it: the arrow goes down.',
      'An arrow with two heads: normal breaths in and out.',
    ],
    never: ['A gap at the lips.', 'A person who lies down.', 'An inhaler upside down.'],
  },
  'firstAid-reach': {
    name: 'Reaching to a person in the water',
    shows: [
      'The helper lies flat on the bank and stays out of the water.',
      'A branch between both; the person in the water holds it.',
      'A closed, empty jerrycan on a rope floats beside.',
    ],
    never: [
      'A helper in the water, or who stands at the edge.',
      'Hands that touch: the helper could be pulled in.',
    ],
  },
  'firstAid-current': {
    name: 'Switching the electricity off',
    shows: [
      'The helper is at the main switch and pulls it to off: the arrow goes down.',
      'A clear distance between the helper and the person; the person still has the cable in the hand.',
    ],
    never: ['A hand, a stick or metal at the person.', 'Water on the floor.'],
  },
  'firstAid-birth': {
    name: 'Skin to skin after birth',
    shows: [
      "The baby's bare skin is on the mother's bare chest, the face to the side, nose and mouth free.",
      'A cap on the baby, a cloth over both.',
    ],
    never: [
      'A cloth over the face of the baby.',
      'A cord that is cut or pulled.',
      'A baby that is held up or upside down.',
    ],
  },
  'firstAid-dry-wood': {
    name: 'Pushing away from house electricity with dry wood',
    shows: [
      'The helper stands on dry wood with both feet and holds a long wooden stick at one end.',
      "The stick is at the person's hand; no hand touches person or cable.",
      'The floor is dry.',
    ],
    never: ['Metal, a wet thing or a bare hand.', 'A power line outside.', 'Rain or water.'],
  },
};
