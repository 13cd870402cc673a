import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { recovery, tapAndShout, nothingByMouth } from './techniques';
import { linkTo } from './titles';
import { topicLinks } from './topicLinks';

const watch = {
  act: 'Watch the chest all the time.',
  text: 'Breathing stops, or only gasps? Flat on the back, and push:',
  links: [linkTo('notBreathing')],
  from: [s.recovery],
} as const;

/** Breathes, but does not wake up: onto the side. */
export const notAwake = firstAidTopic({
  id: 'notAwake',
  meta: {
    title: 'Does not wake up, but breathes: onto the side',
    description:
      'Somebody breathes normally but does not wake up or respond: how to turn an adult, a child or a baby onto the side, and what to watch.',
  },
  steps: [
    tapAndShout,
    {
      act: 'Tip the head back, lift the chin.',
      text: 'Look at the chest, 10 seconds at most. No breathing, or only gasps?',
      links: [{ label: 'Push on the chest', to: topicLinks.adult.to }],
      from: [s.resuscitationUk],
    },
    {
      ask: 'A fall, a crash, a dive or a hanging?',
      act: 'Do not roll them yet:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
  ],
  variants: [
    { id: 'adult', name: 'Adult or child', title: 'Adult or child', items: [...recovery, watch] },
    {
      id: 'baby',
      name: 'Baby',
      title: 'Baby, under 1 year',
      items: [
        {
          act: 'Lay the baby face down along your forearm.',
          text: 'Head lower than the bottom, chin held up, mouth free.',
          from: [s.recovery],
        },
        watch,
      ],
    },
  ],
  never: [nothingByMouth, { text: 'Do not leave them alone on their back.', from: [s.recovery] }],
  related: [linkTo('seizure'), linkTo('lowSugar'), linkTo('poison'), topicLinks.overview],
});
