import type { FirstAidPicture } from '../../../src/media/slots';
import type { Review } from './firstAidReview';

/** The review list of the drawings that belong to one emergency each, from the clinical facts. */
export const reviewsOfEmergencies = {
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
} as const satisfies Readonly<Partial<Record<FirstAidPicture, Review>>>;
