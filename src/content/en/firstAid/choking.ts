import babyChoking from 'virtual:picture/firstAid-baby-choking';
import backBlows from 'virtual:picture/firstAid-back-blows';
import bellyThrusts from 'virtual:picture/firstAid-belly-thrusts';
import type { Link } from '../../../domain/link';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

const blows: Statement = {
  act: 'Give 5 back blows.',
  isLarge: true,
  text: 'Heel of the hand, between the shoulder blades. Look after each.',
  from: [s.resuscitation, s.choking],
};
const limp = (...links: readonly Link[]): Statement => ({
  ask: 'They go limp?',
  act: 'Lay them on the floor. Call. Begin CPR:',
  text: 'Look into the mouth before breaths.',
  links,
  from: [s.resuscitation],
});
/** The steps of adults are for a child, too, up to the breaths. */
const childToo = (statement: Statement): Statement => ({
  ...statement,
  text: 'A child: 5 breaths first. Look into the mouth before breaths.',
  from: [s.resuscitation, s.breathsFirst],
});
const goOn: Statement = { act: 'Go on, 5 and 5,', text: 'until it is out.', from: [s.resuscitation] };

/** Something is stuck in the throat. */
export const choking = firstAidTopic({
  id: 'choking',
  meta: {
    title: 'Choking: back blows and what comes next',
    description:
      'Something is stuck in the throat: let them cough, then back blows and thrusts in turn. Steps for adults, children, pregnant women and babies.',
  },
  steps: [
    {
      ask: 'They can cough, cry or talk?',
      act: 'Let them cough.',
      from: [s.resuscitation],
    },
    {
      ask: 'They cannot?',
      act: 'Begin now.',
      text: 'Call, with the speaker on. Alone with a baby: begin first.',
      from: [s.resuscitation, s.choking],
    },
  ],
  variants: [
    {
      id: 'adult',
      name: 'Adult, child',
      title: 'Adult or child',
      items: [
        {
          act: 'Stand beside and behind. Bend them forward.',
          text: 'One hand flat on the chest, head low. For a child, kneel down.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Still stuck?',
          act: 'Fist just above the navel,',
          text: 'well below the breastbone. Stand behind, other hand over it.',
          from: [s.resuscitation, s.choking],
        },
        { act: 'Pull in and up, 5 times.', pictures: [bellyThrusts], from: [s.resuscitation, s.choking] },
        goOn,
        childToo(limp(pushOn.adult, pushOn.child)),
      ],
    },
    {
      id: 'pregnant',
      name: 'Pregnant, large',
      title: 'Pregnant, or too big to reach round',
      items: [
        {
          act: 'Stand beside and behind. Bend them forward.',
          text: 'One hand flat on the chest, head low.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Still stuck?',
          act: 'Fist on the middle of the breastbone.',
          text: 'From behind, other hand over it. Pull straight back, 5 times.',
          pictures: [bellyThrusts],
          from: [s.choking],
        },
        goOn,
        limp(pushOn.adult),
      ],
    },
    {
      id: 'baby',
      name: 'Baby',
      title: 'Baby, under 1 year',
      items: [
        {
          act: 'Lay the baby face down on your forearm and thigh.',
          text: 'Hold the jaw, head low.',
          from: [s.choking],
        },
        blows,
        {
          ask: 'Still stuck?',
          act: 'Turn the baby face up, head low.',
          text: 'Push 5 times on the middle of the chest with the heel of one hand.',
          pictures: [babyChoking],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        limp(pushOn.baby),
      ],
    },
  ],
  never: [
    { text: 'Do not push on a baby’s belly.', from: [s.resuscitation] },
    { text: 'Do not put a finger into the throat for what you cannot see.', from: [s.common] },
    { text: 'Do not give water. Do not shake anybody upside down.', from: [s.common] },
  ],
  more: [
    {
      id: 'more',
      title: 'Also',
      items: [
        {
          text: 'Choking and alone? Call, speaker on. Put your belly over the back of a chair, and drop onto it hard.',
          from: [s.choking],
        },
        {
          text: 'After belly thrusts they must see a doctor, even if they feel fine.',
          from: [s.resuscitation],
        },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('allergy'), linkTo('asthma'), allTopics],
});
