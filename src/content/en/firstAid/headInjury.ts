import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A blow to the head. */
export const headInjury = firstAidTopic({
  id: 'headInjury',
  meta: {
    title: 'Head injury: when to call, what to do',
    description:
      'A fall or a blow to the head: keep them still, press round the cut, watch them for a day. Signs that need a call, in adults, babies and the old.',
  },
  steps: [
    {
      act: 'Keep them still.',
      text: 'Neck pain? Hold the head still.',
      from: [c.concussion, s.resuscitationUk],
    },
    {
      ask: 'A cut?',
      act: 'Press a cloth round it,',
      text: 'never into a dent.',
      from: [s.common],
    },
    {
      ask: 'Does not wake up or respond?',
      act: 'Open the airway:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
    {
      ask: 'They feel well again?',
      act: 'Somebody stays with them for 24 hours.',
      from: [s.common],
    },
  ],
  callIf: [
    { text: 'They passed out, even briefly, or are sleepy or confused.', from: [c.concussion] },
    { text: 'They vomit, have a fit, or see double.', from: [c.concussion] },
    { text: 'The headache gets worse. An arm or a leg is weak or tingles.', from: [c.concussion] },
    { text: 'Clear fluid or blood comes from ear or nose.', from: [c.concussion] },
    { text: 'The neck hurts, or they take blood thinners.', from: [c.concussion] },
    { text: 'A baby cries oddly, has a swelling, or will not feed.', from: [c.concussion] },
    { text: 'An old person goes to hospital after every blow.', from: [c.concussion] },
  ],
  never: [
    { text: 'Do not play on, drive, or drink alcohol.', from: [c.concussion] },
    { text: 'Do not leave them alone.', from: [c.concussion] },
  ],
  related: [linkTo('spine'), linkTo('seizure'), linkTo('bleeding'), allTopics],
});
