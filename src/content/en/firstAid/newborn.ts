import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

/** A newborn that does not cry or breathe. */
export const newborn = firstAidTopic({
  id: 'newborn',
  meta: {
    title: 'Newborn that is quiet: dry, rub, breaths',
    description:
      'A newborn does not cry or breathe: dry it, rub back and soles, then small breaths over mouth and nose. What to do with your hands, step by step.',
  },
  steps: [
    {
      act: 'Dry the baby hard with a cloth.',
      text: 'Rub the back and the soles for 30 seconds. Call, with the speaker on.',
      isLarge: true,
      from: [c.newborn, s.resuscitationUk, s.common],
    },
    {
      act: 'Wet cloth away. Cover all but the face and the chest.',
      text: 'A dry cloth, a cap, close to the mother. Leave the cord uncut.',
      from: [c.newborn],
    },
    { act: 'Lay the baby on the back, face level.', from: [s.resuscitationUk, s.common] },
    {
      ask: 'No breath?',
      act: 'Give 5 small breaths.',
      text: 'Your mouth over mouth and nose. Only the air in your cheeks. The chest must rise.',
      isLarge: true,
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'The chest does not rise?',
      act: 'Face level, chin up, and again.',
      from: [c.newborn, s.common],
    },
    {
      ask: 'It lives, but does not breathe by itself?',
      act: 'Go on: 30 to 40 breaths a minute.',
      from: [c.newborn, s.common],
    },
    {
      ask: 'No sign of life after good breaths?',
      act: 'Push with two thumbs, then breathe:',
      links: [{ label: 'CPR for a baby', to: pushOn.baby.to }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'It breathes or cries?',
      act: 'Onto the mother’s chest, skin to skin.',
      text: 'Cover both.',
      from: [c.newborn],
    },
  ],
  never: [
    { text: 'Do not slap it, or hold it upside down.', from: [c.newborn] },
    { text: 'Do not suck anything out of the mouth, unless you see it.', from: [c.newborn] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'twins',
      title: 'Two babies?',
      items: [{ text: 'One helper for each. The one that does not breathe is first.', from: [c.hesperian] }],
    },
  ],
  related: [linkTo('birth'), linkTo('pregnancy'), allTopics],
});
