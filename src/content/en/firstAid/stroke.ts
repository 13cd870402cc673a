import strokeSigns from 'virtual:picture/firstAid-stroke';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Signs of a stroke. */
export const stroke = firstAidTopic({
  id: 'stroke',
  meta: {
    title: 'Stroke: face, arms, speech, time',
    description:
      'Face, arms or speech have changed: call at once and ask when the person was last well. What to do, and what not to give, until the crew comes.',
  },
  steps: [
    { act: 'Face: “Smile.”', text: 'Has one side dropped?', isLarge: true, from: [s.firstAid] },
    { act: 'Arms: “Lift both arms.”', text: 'Does one sink?', isLarge: true, from: [s.firstAid] },
    {
      act: 'Speech: “Say: leo ni siku nzuri.”',
      text: 'Is the speech slurred or wrong, or does nothing come?',
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Time: one sign? Call now,',
      text: 'even if it goes away.',
      pictures: [strokeSigns],
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Ask when they were last well.',
      text: 'Tell the crew. A hospital with a CT scanner is best.',
      from: [s.firstAid, s.common],
    },
    {
      ask: 'Sleepy or vomiting?',
      act: 'Turn them onto the side:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    beginCpr,
  ],
  callIf: [
    { text: 'There is only one sign, or it has gone away again.', from: [s.firstAid] },
    { text: 'Sudden blindness, loss of balance, or the worst headache ever.', from: [s.firstAid] },
    { text: 'It is a child: call as well.', from: [s.firstAid] },
  ],
  never: [
    { text: 'Do not give aspirin or a blood pressure tablet.', from: [s.common] },
    { text: 'Do not give food or drink.', from: [s.common] },
    { text: 'Do not drive them yourself: call first.', from: [s.callers] },
  ],
  more: [
    {
      id: 'alike',
      title: 'Low sugar can look like a stroke',
      items: [{ text: 'A diabetic:', links: [linkTo('lowSugar')], from: [s.firstAid] }],
    },
  ],
  related: [linkTo('heartAttack'), linkTo('notBreathing'), allTopics],
});
