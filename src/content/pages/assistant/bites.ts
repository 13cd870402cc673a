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
      'Your safety first: into a car or a house. Do not chase or film it.',
      'Heavy bleeding? Press on it first: cloth on the wound, both hands.',
      'A horn or a tusk? Lay them down, even if they can walk: a small hole can go deep.',
      'Hit in belly or chest, thrown or trampled? As after a crash: do not move them, hold the head still.',
      'Crocodile, hippo, lion or hyena? Press, rinse, do not close the wound. Hospital for all.',
      'A mammal? Rabies: wash it for 15 minutes with soap. Vaccine today.',
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
      `Heavy bleeding, the face, or a child? Call ${owner.phone.display}, phone on speaker.`,
      'Clinic today, for the vaccine: dog, cat, monkey, bat, every mammal. Late? Go all the same.',
      'It bleeds, a lick on a wound, eye or mouth, or a bat? Ask for vaccine and immunoglobulin.',
      'The dog is vaccinated? Go too.',
    ],
    avoid: ['Do not wait to watch the dog.', 'No chilli, no oil, no herbs.'],
    links: [topicLinks.dogBite, topicLinks.bleeding, bookingLink],
    sources: [concernSources.dogBite, concernSources.rabies, sources.common],
  },
  scorpion: {
    callLine: `Child, or ill? ${callNow}`,
    lines: [
      'Move away from it. Rings off. Wash the sting. A cold pack in a cloth. Keep still.',
      'A child? To hospital at once, after every sting.',
      'Drools, cannot swallow, twitches, thrashes, or the eyes roam? To hospital at once.',
      'Hard to breathe, cramps, vomits, or cannot walk? To hospital at once.',
      'Watch them for 8 hours. It can begin after 15 to 60 minutes, or take 6 to 8 hours.',
      ifNotAwake,
    ],
    avoid: ['Do not cut, suck or tie it.', 'No alcohol, no black stone.'],
    links: [topicLinks.scorpion, topicLinks.whatToSay],
    sources: [concernSources.scorpion],
  },
  sting: urgent(
    [
      'Bees still there? Get away from them first. Who is ill already is carried.',
      'Take the stings out. How fast matters more than how.',
      'Face or tongue swells, hoarse, wheezing or faint? A pen with adrenaline now: outer thigh, through the clothes.',
      'Then lie flat, legs up. Hard to breathe? Sit, legs out. No pen? Carry them, lying, to the nearest adrenaline.',
      'For other stings I have no steps: ask on the phone.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.allergy, topicLinks.whatToSay, topicLinks.adult],
      sources: [concernSources.allergy, concernSources.anaphylaxis, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
