import babyCpr from 'virtual:picture/firstAid-baby-cpr';
import cpr from 'virtual:picture/firstAid-cpr';
import cprHands from 'virtual:picture/firstAid-cpr-hands';
import { beat } from './beat';
import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo } from './titles';

/** CPR. */
export const notBreathing = firstAidTopic({
  id: 'notBreathing',
  meta: {
    title: 'Not breathing: CPR step by step',
    description: 'Call, check breathing, push hard and fast: CPR for adults, children and babies.',
  },
  poster: true,
  steps: [tapAndShout],
  variants: [
    {
      id: 'adult',
      name: 'Adult',
      title: 'Adult',
      items: [
        {
          act: 'Lay them on the back on a hard floor.',
          text: 'Kneel close. Tip the head back, lift the chin. Look at the chest, 10 seconds at most.',
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ask: 'No breathing, only gasps, or not sure?',
          act: 'Push hard and fast in the centre of the chest.',
          isLarge: true,
          metronome: beat.adult,
          pictures: [cprHands, cpr],
          from: [s.resuscitation, s.resuscitationUk],
        },
        {
          act: 'Heel of one hand',
          text: 'on the lower half of the breastbone. Other hand on top, fingers up.',
          from: [s.resuscitation, s.common],
        },
        { act: 'Lock your elbows.', text: 'Arms straight, shoulders above your hands.', from: [s.common] },
        {
          act: 'Push straight down 5 to 6 cm,',
          text: '100 to 120 times a minute, about 2 a second.',
          from: [s.resuscitation],
        },
        { act: 'Let the chest come all the way up', text: 'after each push.', from: [s.resuscitation] },
        {
          ask: 'Not trained?',
          act: 'Push without a break.',
          text: 'Trained: 30 pushes, then 2 breaths.',
          from: [s.resuscitation],
        },
        {
          act: 'Change places every 2 minutes.',
          text: 'Send for a defibrillator (AED).',
          from: [s.resuscitation],
        },
        {
          ask: 'The AED is there?',
          act: 'Switch it on and do what it says.',
          text: 'Bare, dry skin: one pad below the right collarbone, one under the left armpit. The pads show it.',
          from: [s.resuscitationUk],
        },
        {
          ask: 'Pregnant?',
          act: 'Same place, same depth.',
          text: 'A helper pushes the bump to the woman’s own left side, with both hands.',
          from: [s.resuscitation],
        },
      ],
    },
    {
      id: 'child',
      name: 'Child',
      title: 'Child, 1 year to puberty',
      items: [
        {
          act: 'Lay the child on the back on a hard floor.',
          text: 'Tip the head back a little, lift the chin. Look at the chest, 10 seconds at most.',
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ask: 'No breathing, only gasps, or not sure?',
          act: 'Give 5 breaths.',
          isLarge: true,
          text: 'Pinch the nose, your lips round the mouth. Blow 1 second each, until the chest rises.',
          from: [s.breathsFirst, s.common],
        },
        {
          act: 'Then push 30 times, hard and fast.',
          text: 'Heel of one hand on the centre of the chest. Two hands if you need them.',
          metronome: beat.child,
          from: [s.resuscitation],
        },
        {
          act: 'Push down one third of the chest,',
          text: 'about 5 cm, 100 to 120 times a minute. Let it come all the way up.',
          from: [s.resuscitation],
        },
        {
          act: 'Go on: 2 breaths, 30 pushes.',
          text: 'You cannot give breaths? Push without a break.',
          from: [s.resuscitation],
        },
        {
          ask: 'Alone, and no phone?',
          act: 'CPR for 1 minute, then go and call.',
          text: 'Carry a small child with you.',
          from: [c.childAlone],
        },
        { act: 'Change places every 2 minutes.', text: 'Send for an AED.', from: [s.resuscitation] },
        {
          ask: 'The AED is there?',
          act: 'Use it at any age. Do what it says.',
          text: 'Under 8 years or 25 kg: child pads or child key. Only adult pads? Use them.',
          from: [c.aedForAll],
        },
        {
          act: 'The pads must not touch.',
          text: 'Small child: one in the middle of the chest, one between the shoulder blades. Then push on at once.',
          from: [c.aedForAll],
        },
      ],
    },
    {
      id: 'baby',
      name: 'Baby',
      title: 'Baby, under 1 year',
      items: [
        {
          act: 'Lay the baby on the back, face level.',
          text: 'Lift the chin, do not tip the head back. Look at the chest, 10 seconds at most.',
          from: [s.resuscitationUk, s.common],
        },
        {
          ask: 'No breathing, only gasps, or not sure?',
          act: 'Give 5 small breaths.',
          isLarge: true,
          text: 'Your mouth over mouth and nose. Only the air in your cheeks.',
          from: [s.breathsFirst, s.common],
        },
        {
          act: 'Then push 30 times, two thumbs',
          metronome: beat.baby,
          pictures: [babyCpr],
          text: 'side by side on the breastbone, just below the nipple line. Fingers round the back.',
          from: [s.resuscitation],
        },
        {
          act: 'Push down one third of the chest,',
          text: 'about 4 cm, 100 to 120 times a minute. Let it come all the way up.',
          from: [s.resuscitation],
        },
        {
          ask: 'Too hard with thumbs?',
          act: 'Use the heel of one hand.',
          text: 'Both work better than two fingers.',
          from: [s.resuscitation],
        },
        {
          act: 'Go on: 2 breaths, 30 pushes.',
          text: 'You cannot give breaths? Push without a break.',
          from: [s.resuscitation],
        },
        {
          ask: 'Alone, and no phone?',
          act: 'CPR for 1 minute, then go and call.',
          text: 'Carry the baby with you.',
          from: [c.childAlone],
        },
        {
          ask: 'The AED is there?',
          act: 'Use it: better than not. Breaths and pushes first.',
          text: 'One pad in the middle of the chest, one between the shoulder blades. They must not touch.',
          from: [c.aedForAll],
        },
      ],
    },
  ],
  never: [
    { text: 'Do not feel for a pulse.', from: [s.resuscitation] },
    { text: 'Do not stop because a rib cracks.', from: [s.resuscitation] },
    { text: 'Do not push on the chest of somebody who is awake.', from: [s.resuscitationUk] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'gasps',
      title: 'They gasp or jerk?',
      items: [
        {
          text: 'Gasping is not breathing. The heart may have stopped: push on the chest.',
          from: [s.resuscitationUk],
        },
        {
          text: 'Jerking can mean a stopped heart. When it stops, check breathing.',
          from: [s.resuscitationUk],
        },
      ],
    },
    {
      id: 'until',
      title: 'Go on until',
      items: [
        {
          text: 'they breathe or wake up, the crew takes over, or you cannot go on.',
          from: [s.resuscitation],
        },
      ],
    },
    {
      id: 'breathing',
      title: 'They breathe normally?',
      items: [
        {
          text: 'Turn them onto the side, watch the chest:',
          links: [linkTo('notAwake')],
          from: [s.recovery],
        },
        {
          text: 'Taught 30 pushes first for a child? Both are taught.',
          from: [s.resuscitation, s.breathsFirst],
        },
      ],
    },
  ],
  next: [linkTo('choking'), linkTo('drowning')],
  related: [allTopics],
});
