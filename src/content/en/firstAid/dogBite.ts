import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, parts } from './titles';

/** Bitten by a dog or another mammal: rabies. Attacked by a wild animal. */
export const dogBite = firstAidTopic({
  id: 'dogBite',
  meta: {
    title: 'Dog or animal bite: wash it, vaccine today',
    description:
      'Bitten or scratched by a dog, a cat, a monkey, a bat or a wild animal: wash it for 15 minutes with soap, and get the vaccine on the same day.',
  },
  steps: [
    {
      act: 'Wash it for 15 minutes.',
      text: 'Soap and running water. Every mammal can carry rabies: dog, cat, monkey, bat, mongoose, jackal, hyena, cow.',
      isLarge: true,
      from: [c.dogBite, s.common],
    },
    {
      act: 'Then press on it.',
      text: 'Heavy bleeding comes first:',
      links: [linkTo('bleeding')],
      from: [c.dogBite],
    },
    {
      act: 'Go to a clinic the same day, for the vaccine.',
      text: 'Late? Go all the same, also after weeks. The dog is vaccinated? Go too.',
      isLarge: true,
      from: [c.dogBite, s.common],
    },
    {
      ask: 'It bleeds, it is a lick on a wound, eye or mouth, or it was a bat?',
      act: 'Ask for vaccine and immunoglobulin.',
      from: [c.rabies],
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
  techniques: [
    {
      id: 'wildAnimal',
      title: parts.wildAnimal,
      lead: 'Elephant, buffalo, hippo, crocodile, lion, hyena, leopard.',
      items: [
        {
          act: 'Your safety first: into a car or a house.',
          text: 'Do not chase or film it.',
          from: [s.common],
        },
        { act: 'Stop heavy bleeding first:', links: [linkTo('bleeding')], from: [s.common] },
        {
          ask: 'A horn or a tusk?',
          act: 'Lay them down and call, even if they can walk.',
          text: 'A small hole can go deep.',
          isLarge: true,
          from: [s.common],
        },
        {
          ask: 'Hit in belly or chest, thrown or trampled?',
          act: 'Do as after a crash:',
          links: [linkTo('spine')],
          from: [s.common],
        },
        {
          ask: 'Crocodile, hippo, lion or hyena?',
          act: 'Press, rinse, do not close the wound.',
          text: 'Hospital for all.',
          from: [s.common],
        },
        { act: 'A mammal: wash the bite, vaccine the same day.', from: [c.rabies] },
      ],
    },
  ],
  related: [linkTo('snakebite'), linkTo('bleeding'), allTopics],
});
