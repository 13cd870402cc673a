import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { poisonLines } from './poisonLines';
import { ontoTheSide } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Poison, by accident or on purpose. */
export const poison = firstAidTopic({
  id: 'poison',
  meta: {
    title: 'Poison: do not make them vomit',
    description:
      'Pesticide, paraffin, tablets, bleach, brew or a battery was swallowed: call, keep the packet, give nothing. What to do until help comes.',
  },
  steps: [
    {
      act: 'Call us, even if they feel well.',
      numbers: poisonLines,
      from: [c.poison, c.poisonLine],
    },
    {
      act: 'Wipe the mouth. Keep the packet.',
      text: 'Do not make them vomit. Nothing to drink.',
      isLarge: true,
      from: [c.poison],
    },
    {
      ask: 'Pesticide on the skin?',
      act: 'Gloves on, clothes off, soap and water.',
      text: 'Fresh air.',
      from: [c.poison],
    },
    { ...ontoTheSide, ask: 'Sleepy?' },
    {
      ask: 'Not breathing, or only gasps?',
      act: 'Begin CPR:',
      text: 'Pesticide on the mouth: pushes only, no breaths.',
      links: [linkTo('notBreathing')],
      from: [c.poison, s.resuscitationUk],
    },
  ],
  never: [
    { text: 'Do not make them vomit.', from: [c.poison] },
    {
      text: 'No milk, water, oil, salt or charcoal, unless the poison line says so.',
      from: [c.poison],
    },
  ],
  more: [
    {
      id: 'kinds',
      title: 'What it was',
      items: [
        { text: 'Paraffin: they sit up. If they cough, to hospital.', from: [s.common] },
        {
          text: 'Chang’aa or home brew, with headache or blurred sight: hospital now, for all who drank it.',
          from: [s.common],
        },
        {
          text: 'A button battery, in the nose or ear too: a hospital with X-ray now, even if well. It burns within 2 hours.',
          from: [c.battery],
        },
        {
          text: 'Say “battery”, bring the packet. Nothing to eat or drink, unless the poison line says honey.',
          from: [c.battery],
        },
        { text: 'They vomit red blood, also days after a battery? Call.', from: [c.battery] },
        { text: 'On purpose? Stay with them:', links: [linkTo('despair')], from: [c.despair] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('smoke'), linkTo('sickChild'), allTopics],
});
