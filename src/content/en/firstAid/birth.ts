import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** The baby is coming. */
export const birth = firstAidTopic({
  id: 'birth',
  meta: {
    title: 'Birth: the baby is coming',
    description:
      'The baby comes before help does: support the head, catch, dry, skin to skin, leave the cord. What must never be pulled or cut, and when to go.',
  },
  steps: [
    {
      act: 'Call: say that it is a birth.',
      text: 'Wash your hands. A clean cloth. She picks her position.',
      from: [c.newborn, c.afterBirth],
    },
    {
      ask: 'The head comes?',
      act: 'Support it with your hands.',
      text: 'Do not pull. Cord round the neck: slip it over the head. Catch the baby: it is slippery.',
      from: [c.newborn, c.afterBirth],
    },
    {
      act: 'Dry the baby, rub the back.',
      text: 'It is quiet, or does not breathe?',
      links: [linkTo('newborn')],
      from: [c.newborn],
    },
    {
      act: 'Skin to skin on her chest.',
      text: 'Cover both. A cap for the baby. Let it suck.',
      from: [c.newborn],
    },
    { act: 'Leave the cord.', text: 'No need to cut it.', from: [c.newborn, s.resuscitation] },
    {
      ask: 'The baby is born, she bleeds heavily, the placenta is still inside?',
      act: 'Go to hospital now. Do not wait.',
      text: 'Do not pull the cord. Put the baby to the breast:',
      links: [linkTo('pregnancy')],
      isLarge: true,
      from: [c.hesperian],
    },
    {
      ask: 'The placenta comes by itself?',
      act: 'Put it into a bag, with them.',
      text: 'No bleeding, and not out in 30 minutes? Go to hospital.',
      from: [c.afterBirth, s.common],
    },
    {
      ask: 'The placenta is out, and no second baby inside?',
      act: 'Rub hard, round below the navel,',
      text: 'until it is hard like a ball. Feel it again every few minutes.',
      from: [c.afterBirth, c.hesperian, s.common],
    },
  ],
  more: [
    {
      id: 'danger',
      title: 'Signs of danger',
      items: [
        { text: 'A foot, an arm or the cord comes first: hips up, do not pull, go.', from: [s.common] },
        { text: 'She has a fit, a bad headache or blurred sight.', from: [c.motherBook] },
        { text: 'She soaks 1 pad an hour:', links: [linkTo('pregnancy')], from: [c.afterBirth] },
      ],
    },
    {
      id: 'twins',
      title: 'A second baby',
      items: [
        { text: 'The first lies on her chest, covered. Leave its cord.', from: [c.hesperian] },
        { text: 'The cord was cut? Tie the mother’s end too.', from: [c.hesperian] },
        {
          text: 'The second comes within 15 to 20 minutes. She bleeds, or a foot, an arm or the cord is first? Go.',
          from: [c.hesperian],
        },
        { text: 'One helper for each baby. The one that does not breathe is first.', from: [c.hesperian] },
      ],
    },
  ],
  never: [
    { text: 'Do not pull the baby or the cord. Do not cut.', from: [c.newborn] },
    { text: 'Do not press the belly to push.', from: [c.newborn] },
    { text: 'Do not slap the baby, or hold it upside down.', from: [c.newborn] },
  ],
  next: [linkTo('newborn'), linkTo('pregnancy')],
  related: [linkTo('whatToSay'), allTopics],
});
