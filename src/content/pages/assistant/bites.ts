import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { owner } from '../../owner';
import { concernSources } from '../firstAid/concernSources';
import { callNow, ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { urgent } from './urgent';

/** Bites and stings but a snake's, and wild animals. */
export const bites = {
  wildAnimal: urgent(
    [
      'Your safety comes first: get into a car or a house. Do not chase or film it.',
      'For heavy bleeding, press on the wound first, with a cloth and both hands.',
      'After a horn or a tusk, lay them down, even if they can walk. A small hole can go deep.',
      'If they were hit in the belly or chest, thrown or trampled, act as after a crash: do not move them, and hold the head still.',
      'After a crocodile, hippo, lion or hyena, press, rinse, and do not close the wound. Everyone goes to hospital.',
      'Any mammal can have rabies. Wash the wound for 15 minutes with soap. Get the vaccine today.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.wildAnimal, topicLinks.bleeding, topicLinks.jaw],
      sources: [concernSources.dogBite, concernSources.rabies, sources.common],
    },
  ),
  dogBite: {
    call: true,
    lines: [
      'Wash it for 15 minutes, with soap and running water. Then press on it.',
      `For heavy bleeding, the face, or a child, call ${owner.phone.display}, phone on speaker.`,
      'Go to a clinic today for the vaccine, after every mammal: dog, cat, monkey, bat. If you are late, go all the same.',
      'If it bleeds, a wound, an eye or the mouth was licked, or it was a bat, ask for vaccine and immunoglobulin.',
      'If the dog is vaccinated, go too.',
    ],
    avoid: ['Do not wait to watch the dog.', 'Do not use chilli, oil or herbs.'],
    links: [topicLinks.dogBite, topicLinks.bleeding, bookingLink],
    sources: [concernSources.dogBite, concernSources.rabies, sources.common],
  },
  scorpion: {
    callLine: `Child, or ill? ${callNow}`,
    lines: [
      'Move away. Take rings off, and wash the sting. Put a cold pack in a cloth on it. Keep still.',
      'If it is a child, go to hospital at once, after every sting.',
      'If they drool, cannot swallow, twitch or thrash, or the eyes roam, go to hospital at once.',
      'If it is hard to breathe, or they have cramps, vomit or cannot walk, go to hospital at once.',
      'Watch them for 8 hours. It can begin after 15 to 60 minutes, or take 6 to 8 hours.',
      ifNotAwake,
    ],
    avoid: ['Do not cut, suck or tie it.', 'Do not give alcohol. Do not use a black stone.'],
    links: [topicLinks.scorpion, topicLinks.whatToSay],
    sources: [concernSources.scorpion],
  },
  sting: urgent(
    [
      'If the bees are still there, get away from them first. If someone is ill already, carry them.',
      'Take the stings out. How fast you do it matters more than how.',
      'If face or tongue swells, or they are hoarse, wheezing or faint, use an adrenaline pen now: outer thigh, through the clothes.',
      'Then they lie flat, legs up, or sit, legs out, if it is hard to breathe. If there is no pen, carry them, lying, to the nearest adrenaline.',
      'For other stings I have no steps. Ask on the phone.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.allergy, topicLinks.whatToSay, topicLinks.adult],
      sources: [concernSources.allergy, concernSources.anaphylaxis, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
