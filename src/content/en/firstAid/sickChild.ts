import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Danger signs of a sick child. */
export const sickChild = firstAidTopic({
  id: 'sickChild',
  meta: {
    title: 'Sick child: signs of danger',
    description:
      'A child with fever, vomiting, diarrhoea or fast breath: the signs that mean hospital now, what to give on the way, and what never to give.',
  },
  steps: [
    {
      ask: 'Any sign of danger below?',
      act: 'Take the child to hospital now.',
      text: 'Call, with the speaker on.',
      isLarge: true,
      from: [c.sickChild],
    },
    {
      ask: 'The child can drink?',
      act: 'Go on breastfeeding. ORS in small sips:',
      links: [{ label: 'How to make ORS', to: `${pathOf('sickChild')}#ors` }],
      from: [c.fluids],
    },
    { ask: 'The child is hot?', act: 'Thin clothes.', text: 'Ask for a malaria test.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'The child cannot drink or suck, or vomits everything.', from: [c.sickChild] },
    { text: 'The child has had a fit, or is hard to wake.', from: [c.sickChild] },
    { text: 'The child breathes fast, the chest sucks in, or the lips are blue.', from: [c.sickChild] },
    { text: 'A fever, and under 3 months old.', from: [s.common] },
    {
      text: 'A fever, and a stiff neck, cold hands, pain in the limbs, an odd cry, or light hurts. Never wait for a rash.',
      from: [c.meningitis],
    },
    {
      text: 'A rash that does not fade under a glass:',
      links: [{ label: 'The glass test', to: `${pathOf('sickChild')}#glass` }],
      from: [c.meningitis],
    },
    {
      text: 'Sunken eyes, a pinch of skin that stays up, or no urine for 6 hours.',
      from: [c.fluids],
    },
    { text: 'Blood in the stool, or stools like rice water.', from: [c.fluids] },
  ],
  never: [
    { text: 'No cold bath.', from: [s.common] },
    { text: 'No aspirin. No herbs.', from: [s.common] },
    { text: 'Diarrhoea: no soda, no juice, no loperamide. Do not stop milk or food.', from: [c.fluids] },
  ],
  techniques: [
    {
      id: 'ors',
      title: 'How to make ORS',
      items: [
        { act: 'A packet of ORS: in exactly 1 litre of clean water.', from: [c.fluids] },
        {
          ask: 'No packet?',
          act: '6 level teaspoons of sugar, half a level teaspoon of salt,',
          text: 'in 1 litre of boiled, cooled water. Too much salt kills: level spoons.',
          from: [c.homeOrs],
        },
        {
          act: 'Taste it: not saltier than tears.',
          text: 'Throw it away after 24 hours.',
          from: [c.homeOrs],
        },
        {
          act: 'After each loose stool: small sips,',
          text: '50 to 100 ml under 2 years, 100 to 200 ml above.',
          from: [c.fluids],
        },
        { ask: 'The child vomits?', act: 'Wait 10 minutes, then go on.', from: [c.fluids] },
        { act: 'Breast, food, and zinc from a clinic.', from: [c.fluids] },
        {
          ask: 'Under 6 months?',
          act: 'The breast and ORS from a packet. Clinic today.',
          from: [c.fluids],
        },
      ],
    },
    {
      id: 'glass',
      title: 'The glass test',
      items: [
        { act: 'Press the side of a clear glass firmly on the rash.', from: [c.meningitis] },
        { ask: 'The spots stay?', act: 'Call now.', from: [c.meningitis] },
        {
          ask: 'They fade?',
          act: 'Test again later:',
          text: 'they may fade at first.',
          from: [c.meningitis],
        },
        {
          ask: 'Dark skin?',
          act: 'Look at palms and soles,',
          text: 'inside the eyelids, and at the roof of the mouth.',
          from: [c.meningitis],
        },
      ],
    },
    {
      id: 'sickleCell',
      title: parts.sickleCell,
      lead: 'At any age.',
      items: [
        { act: 'Say “sickle cell” to everybody.', from: [c.sickleCell] },
        {
          act: 'Plenty to drink, warmth and rest,',
          text: 'and their own painkillers, as they were taught.',
          from: [c.sickleCell],
        },
        {
          ask: 'Fever from 38 °C, chest pain, cough, or hard to breathe?',
          act: 'Hospital now.',
          text: 'Ask for a malaria test.',
          from: [c.sickleCell],
        },
        {
          ask: 'Weak on one side, odd speech, a fit, drowsy, the worst headache?',
          act: 'Hospital now.',
          from: [c.sickleCell],
        },
        {
          ask: 'Suddenly very pale, the belly swollen, vomits, cannot drink, or pregnant?',
          act: 'Hospital now.',
          from: [c.sickleCell],
        },
        {
          ask: 'Pain that is stronger than usual or stays, or an erection over 2 hours?',
          act: 'Hospital now.',
          from: [c.sickleCell],
        },
        {
          ask: 'A child with fever, and swollen hands or feet?',
          act: 'Hospital now.',
          from: [c.sickleCell],
        },
        {
          act: 'Believe the pain.',
          text: 'No cold bath, no tight bands, no aspirin under 16.',
          from: [c.sickleCell],
        },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('choking'), linkTo('poison'), allTopics],
});
