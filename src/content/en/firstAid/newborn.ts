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
      act: 'Dry the baby.',
      text: 'Rub the back and the soles for 30 seconds. Call, with the speaker on.',
      isLarge: true,
      from: [c.newborn, s.resuscitationUk, s.common],
    },
    { act: 'Lay it flat, face level.', from: [s.resuscitationUk, s.common] },
    {
      ask: 'No breath?',
      act: 'Give 5 small breaths.',
      text: 'Your mouth over mouth and nose. Only the air in your cheeks.',
      isLarge: true,
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'No sign of life?',
      act: 'Push with two thumbs, then breathe:',
      links: [{ label: 'CPR for a baby', to: pushOn.baby.to }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'It breathes or cries?',
      act: 'Onto her chest, skin to skin.',
      text: 'Cover both.',
      from: [c.newborn],
    },
  ],
  never: [{ text: 'Do not slap it, or hold it upside down.', from: [c.newborn] }],
  techniques: [breaths],
  related: [linkTo('birth'), linkTo('pregnancy'), allTopics],
});
