import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Bitten by a dog or a cat: rabies. */
export const dogBite = firstAidTopic({
  id: 'dogBite',
  meta: {
    title: 'Dog or cat bite: wash it, vaccine today',
    description:
      'Bitten or scratched by a dog or a cat: wash it for 15 minutes with soap and running water, then a clinic on the same day for the vaccine.',
  },
  steps: [
    {
      act: 'Wash it for 15 minutes.',
      text: 'Soap and running water.',
      isLarge: true,
      from: [c.dogBite],
    },
    {
      act: 'Then press on it.',
      text: 'Heavy bleeding comes first:',
      links: [linkTo('bleeding')],
      from: [c.dogBite],
    },
    {
      act: 'Go to a clinic the same day,',
      text: 'for the vaccine. The same for a scratch, or a lick on a cut.',
      from: [c.dogBite],
    },
  ],
  callIf: [
    { text: 'It bleeds heavily.', from: [c.dogBite] },
    { text: 'It is on the face, or on a child.', from: [c.dogBite] },
  ],
  never: [
    { text: 'Do not wait to watch the dog.', from: [c.dogBite] },
    { text: 'No chilli, no oil, no herbs.', from: [c.dogBite] },
  ],
  related: [linkTo('snakebite'), linkTo('bleeding'), allTopics],
});
