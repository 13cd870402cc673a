import breathsPicture from 'virtual:picture/firstAid-breaths';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse';
import headTilt from 'virtual:picture/firstAid-head-tilt';
import neck from 'virtual:picture/firstAid-neck';
import recoveryPicture from 'virtual:picture/firstAid-recovery';
import tourniquetPicture from 'virtual:picture/firstAid-tourniquet';
import type { FirstAidList, Statement } from '../../firstAidTypes';
import { sources as s } from './sources';
import { linkTo, pathOf } from './titles';

const cpr = { label: 'CPR', to: pathOf('notBreathing') };

/** The beginning of every page on somebody who may not be awake. */
export const tapAndShout: Statement = {
  act: 'Tap both shoulders and shout.',
  text: 'No response? Call, with the speaker on.',
  from: [s.resuscitationUk],
};

/** Before help comes, where somebody may stop breathing. */
export const ifNoResponse: Statement = {
  ask: 'No response?',
  act: 'Check breathing.',
  text: 'Tip the head back, look at the chest. No breathing, or only gasps:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** Breathes, but is not awake. */
export const ontoTheSide: Statement = {
  ask: 'Breathes, but does not wake up?',
  act: 'Turn them onto the side:',
  links: [linkTo('notAwake')],
  from: [s.recovery],
};

/** Not breathing: leads to the steps. */
export const beginCpr: Statement = {
  ask: 'Not breathing, or only gasps?',
  act: 'Lay them flat on the back and push:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** Whoever is ill or hurt may need an operation, or may choke. */
export const nothingByMouth: Statement = { text: 'Do not give food or drink.', from: [s.common] };

/** How a breath is given. */
export const breaths: FirstAidList = {
  id: 'breaths',
  title: 'How to give a breath',
  items: [
    {
      act: 'Palm on the forehead, two fingertips under the bone of the chin.',
      text: 'Head back, chin up: the nose points up. A child: only a little. A baby: face level.',
      pictures: [headTilt],
      from: [s.common],
    },
    { act: 'Pinch the nose.', text: 'Your lips round the mouth, no gap.', from: [s.common] },
    {
      act: 'Blow for 1 second',
      text: 'until the chest rises. Let it fall. Then again.',
      pictures: [breathsPicture],
      from: [s.common],
    },
    {
      ask: 'The chest stays flat?',
      act: 'Tilt again, try once more.',
      text: 'Then go back to pushing.',
      from: [s.common],
    },
    {
      ask: 'A baby:',
      act: 'your mouth over mouth and nose.',
      text: 'Only the air in your cheeks.',
      from: [s.common],
    },
  ],
};

/** Opening the airway of somebody with an injury: it comes before a still neck. */
export const jawSteps: readonly Statement[] = [
  {
    ask: 'Quiet, normal breathing?',
    act: 'Leave them as you found them.',
    text: 'Kneel behind the head, a hand on each side. Hold it still.',
    from: [s.resuscitationUk],
  },
  {
    ask: 'Snoring, gurgling, vomit or blood?',
    act: 'Lift the jaw.',
    text: 'Fingers behind both corners of the jaw, thumbs on the cheekbones. Lift it forward. Keep the head still.',
    pictures: [neck],
    from: [s.resuscitationUk],
  },
  {
    ask: 'Not enough, or fluid in the mouth?',
    act: 'Roll them in one piece.',
    text: 'One holds the head and counts. Two or three kneel at one side, hands on far shoulder, hip and knee.',
    from: [s.resuscitationUk, s.common],
  },
  {
    ask: 'Alone?',
    act: 'Near arm straight up beside the head.',
    text: 'Roll them so that the head rests on that arm.',
    from: [s.common],
  },
  {
    ask: 'Nothing opens the airway?',
    act: 'Tip the head back, lift the chin.',
    from: [s.resuscitationUk, s.common],
  },
];

/** The same, where it is one part of a page. */
export const jaw: FirstAidList = {
  id: 'jaw',
  title: 'Does not wake up after a crash',
  lead: 'Air comes before a still neck.',
  items: jawSteps,
};

/** When a helmet comes off, and how. */
export const helmet: FirstAidList = {
  id: 'helmet',
  title: 'A helmet',
  items: [
    { text: 'Awake and breathing: it stays on. Visor up, strap open.', from: [s.helmet] },
    {
      text: 'Not breathing, or the airway cannot be cleared? It comes off, by two people.',
      from: [s.helmet],
    },
    {
      text: 'One holds neck and jaw from below. One spreads the sides and slides it off: chin first, then the back of the head.',
      from: [s.helmet],
    },
  ],
};

/** Turning an adult or a child who breathes onto the side. */
export const recovery: readonly Statement[] = [
  { act: 'Kneel beside them.', text: 'Glasses and keys off, legs straight.', from: [s.recovery] },
  { act: 'Near arm out at a right angle,', text: 'palm up.', from: [s.recovery] },
  { act: 'Back of the far hand to the near cheek.', text: 'Hold it there.', from: [s.recovery] },
  { act: 'With your other hand, far knee up,', text: 'foot flat on the floor.', from: [s.recovery] },
  {
    act: 'Pull that knee towards you.',
    text: 'They roll onto the side. Pregnant: onto the left side.',
    from: [s.recovery],
  },
  {
    act: 'Top knee at a right angle.',
    text: 'Tip the head back, mouth down and open.',
    pictures: [recoveryPicture],
    from: [s.recovery],
  },
];

/** How a tourniquet is tied. */
export const tourniquet: FirstAidList = {
  id: 'tourniquet',
  title: 'How to tie a tourniquet',
  items: [
    {
      act: 'Take a band 5 cm wide:',
      text: 'a scarf or a triangular cloth. No wire, string or lace.',
      from: [s.tourniquet],
    },
    {
      act: 'Put it 5 to 7 cm above the wound,',
      text: 'never on elbow or knee. Over clothes if you must. Not sure where? As high as it goes.',
      from: [s.tourniquet],
    },
    { act: 'Tie once. Stick on the knot. Tie again.', from: [s.tourniquet] },
    {
      act: 'Twist until the blood stops.',
      text: 'It will hurt. Tie the stick down.',
      pictures: [tourniquetPicture],
      from: [s.tourniquet],
    },
    {
      act: 'Write down the time. Never loosen it.',
      text: 'Still bleeding? A second one just above.',
      from: [s.tourniquet],
    },
  ],
};

/** How an eye is rinsed. */
export const rinseEye: readonly Statement[] = [
  {
    act: 'Bad eye lower, lids open.',
    text: 'Pour water from the nose outward.',
    pictures: [eyeRinse],
    from: [s.burnClinics],
  },
  { act: 'Go on for 20 minutes,', text: 'and in the car to the hospital.', from: [s.burnClinics] },
];
