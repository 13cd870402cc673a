import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { urgent } from './urgent';

/** Where the helper is in danger as well: own safety comes before every step. */
export const dangers = {
  electricShock: urgent(
    [
      'Do not touch them while the power is on. Switch it off at the main switch.',
      'Rain, a wet floor, or you are wet? No stick, no rope: main switch off, or stay away.',
      'All dry, house electricity, and no switch? Stand on dry wood, and push them away with dry wood or plastic.',
      'A power line? Stay 20 m away, and keep everybody away, even if it looks dead.',
      'Lightning? It is safe to touch them at once. Several hurt? First those who do not breathe or move.',
      ifNotAwake,
      'Power off, and burnt? Running water for 20 minutes. Everybody who had a shock goes to hospital.',
    ],
    {
      avoid: ['Nothing wet and no metal tool.'],
      links: [topicLinks.adult, topicLinks.burns, topicLinks.notAwake],
      sources: [
        concernSources.home,
        concernSources.powerLines,
        concernSources.lightning,
        sources.resuscitationUk,
        sources.common,
      ],
    },
  ),
  drowning: urgent(
    [
      'Stay out of the water. Shout. Lie flat and reach a pole, a branch or a leso, or throw a rope or an empty jerrycan.',
      'A pit, a latrine or a well? The air may be bad: nobody goes in without a rope and help.',
      'Out of the water? Head back (a baby: face level), chin up, look at the chest for 10 seconds.',
      'No normal breathing? 5 breaths first. Then push, centre of the chest, heel of one hand, other hand on top.',
      'Adult 5 to 6 cm deep, child 5, baby 4, 100 to 120 times a minute. 30 pushes, then 2 breaths, and so on.',
      'No breaths? Push without a break. An AED? Dry the chest. Breathing, not awake? Onto the side, dry and warm.',
      'Everybody goes to hospital. At once: passed out, cough, froth, drowsy, confused, vomits, blue, breathes fast or hard.',
    ],
    {
      over: [0, 1],
      avoid: ['Do not jump in.', 'Do not press the belly.', 'Do not hang them head down.'],
      links: [topicLinks.breaths, topicLinks.adult, topicLinks.child, topicLinks.side],
      sources: [
        concernSources.drowning,
        concernSources.afterDrowning,
        concernSources.aedAnswers,
        sources.resuscitation,
        sources.breathsFirst,
        sources.common,
      ],
    },
  ),
  fire: urgent(
    [
      'Your safety first: get out, and do not go back in. Shout, so that everybody gets out.',
      'Say how many people are still inside.',
      'Clothes on fire? Stop, drop, roll, or smother with heavy cloth.',
      'Cool burns under cool running water for 20 minutes.',
      'Soot, a cough or a hoarse voice after smoke? To hospital.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.burns, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.firstAid, concernSources.burnClinics, sources.resuscitationUk, sources.common],
    },
  ),
  smoke: urgent(
    [
      'Your safety first: shout, open door and windows from outside. Do not go in alone. Do not stay inside.',
      'Headache in several people, sick or sleepy? Everybody out into fresh air, and stay out.',
      'Generator off. Carry a jiko out only if it takes seconds.',
      'A smell of gas? No flame, no switch on or off, no phone inside. Open up, everybody out, call from outside.',
      ifNotAwake,
      'Breathing, but not awake? Turn them onto the side.',
      'Everybody who breathed the smoke goes to hospital, even if they feel well.',
    ],
    {
      avoid: ['Do not sleep in a room with a burning jiko.'],
      links: [topicLinks.adult, topicLinks.side, topicLinks.whatToSay],
      sources: [
        concernSources.jiko,
        concernSources.carbonMonoxide,
        concernSources.gas,
        sources.resuscitationUk,
        sources.common,
      ],
    },
  ),
  trapped: urgent(
    [
      'Your safety first. Say how many are trapped, and since when.',
      'Take every weight off as soon as it is safe, however long it has been there.',
      'Head, neck, chest and belly first. Do not climb under a load that is not propped up.',
      'Heavy bleeding? Press on the wound.',
      ifNotAwake,
      'Keep them lying and warm. Tell the crew how long they were trapped.',
      'Everybody goes to hospital, even without pain or marks.',
    ],
    {
      links: [topicLinks.bleeding, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.crush, sources.firstAid, sources.resuscitationUk],
    },
  ),
  danger: urgent(
    [
      'Your safety first. Stay away from fire, gas, wires and what may fall. Gas? No flame, no switch, no phone.',
      'Tell the dispatcher of the danger, and how many people are hurt or trapped.',
      'Do not go near the person until it is safe.',
      ifNotAwake,
      'Heavy bleeding? Press on the wound.',
    ],
    {
      links: [topicLinks.whatToSay, topicLinks.notBreathing, topicLinks.burns],
      sources: [sources.common, sources.resuscitationUk],
    },
  ),
  attack: urgent(
    [
      'Your safety first: wait until the attackers are gone. Police: 999.',
      'Heavy bleeding? Press firmly on the wound: cloth, both hands, full weight.',
      'Something is stuck in it? Leave it in. A hole in the chest? Leave it open.',
      'Look for a second wound, also on the back.',
      ifNotAwake,
      'Lay them flat, keep them warm.',
    ],
    {
      avoid: ['Do not touch the knife or the weapon.'],
      links: [topicLinks.bleeding, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.firstAid, sources.resuscitationUk, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
