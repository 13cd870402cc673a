import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** A faint: before it, in it and after it. */
export const fainting = firstAidTopic({
  id: 'fainting',
  meta: {
    title: 'Fainting: lie flat, legs up, when to call',
    description:
      'Somebody has fainted or is about to: lay them flat, look at the chest, raise the legs. What helps before a faint, and the signs that need a call.',
  },
  steps: [
    {
      ask: 'Has fainted?',
      act: 'Lay them flat on the back. Look at the chest.',
      text: 'No breathing, or only gasps:',
      links: [{ label: 'CPR', to: pathOf('notBreathing') }],
      isLarge: true,
      from: [c.fainting, s.resuscitationUk],
    },
    {
      ask: 'They breathe?',
      act: 'Raise the legs. Give them air.',
      text: 'Pregnant: onto her left side.',
      isLarge: true,
      from: [c.fainting],
    },
    {
      ask: 'Does not wake within 1 minute?',
      act: 'Call, and turn them onto the side:',
      links: [linkTo('notAwake')],
      from: [c.fainting, c.faintingCall, s.recovery],
    },
    { act: 'Look for injuries.', text: 'Most people wake within 20 seconds.', from: [c.fainting] },
    {
      ask: 'Awake again?',
      act: 'They stay lying, then sit up slowly.',
      text: 'If they feel faint again, they lie down again.',
      from: [c.fainting],
    },
  ],
  callIf: [
    { text: 'They do not wake within 1 minute, or are not fully well again.', from: [c.faintingCall] },
    { text: 'They speak or move oddly.', from: [c.faintingCall] },
    { text: 'The chest hurts, or the heart flutters.', from: [c.faintingCall] },
    { text: 'They have a fit, or are badly hurt.', from: [c.faintingCall] },
    { text: 'It came during exercise, or while they lay down.', from: [c.faintingCall] },
    { text: 'They are pregnant, diabetic, old, bleeding or short of breath.', from: [s.common] },
    {
      text: 'It came after a blow to the head, or somebody young in the family died suddenly.',
      from: [s.common],
    },
  ],
  never: [
    { text: 'Do not prop them up on a chair. Do not slap them.', from: [c.fainting] },
    { text: 'No water on the face. Nothing in the mouth before they are fully awake.', from: [c.fainting] },
    { text: 'They do not stand up quickly, and do not drive.', from: [c.fainting] },
  ],
  techniques: [
    {
      id: 'before',
      title: 'About to faint',
      items: [
        { act: 'Lie or sit down at once.', text: 'Pale, sweating, dizzy? Do not wait.', from: [c.fainting] },
        {
          act: 'Cross the legs. Squeeze thighs and buttocks.',
          text: 'Or grip one hand with the other, and pull. Go on until it passes.',
          from: [c.counterPressure],
        },
        {
          ask: 'No better after 1 to 2 minutes, or it comes back?',
          act: 'Get help.',
          from: [c.counterPressure],
        },
        {
          ask: 'Chest pain, or face, arm or speech changed?',
          act: 'Do not squeeze. Call.',
          links: [linkTo('heartAttack'), linkTo('stroke')],
          from: [c.counterPressure],
        },
      ],
    },
  ],
  related: [linkTo('notAwake'), linkTo('lowSugar'), linkTo('heat'), linkTo('pregnancy'), allTopics],
});
