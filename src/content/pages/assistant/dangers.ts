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
      'If there is rain, a wet floor, or you are wet, do not use a stick or a rope. Switch off at the main switch, or stay away.',
      'If all is dry, it is house electricity, and there is no switch, stand on dry wood, and push them away with dry wood or plastic.',
      'If it is a power line, stay 20 m away, and keep everyone away, even if it looks dead.',
      'After lightning it is safe to touch them at once. If several are hurt, first help those who do not breathe or move.',
      ifNotAwake,
      'When the power is off, cool burns with running water for 20 minutes. Everyone who had a shock goes to hospital.',
    ],
    {
      avoid: ['Do not use anything wet or a metal tool.'],
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
      'In a pit, a latrine or a well the air may be bad. Nobody goes in without a rope and help.',
      'When they are out of the water, tilt the head back (a baby: face level), chin up, and look at the chest for 10 seconds.',
      'If there is no normal breathing, give 5 breaths first. Then push on the centre of the chest, heel of one hand, other hand on top.',
      'Push an adult 5 to 6 cm deep, a child 5, baby 4, 100 to 120 times a minute: 30 pushes, then 2 breaths, and so on.',
      'If you cannot give breaths, push without a break. Dry the chest for an AED. If they breathe but are not awake: on the side, dry and warm.',
      'Everyone goes to hospital, at once if they passed out, cough, froth, are drowsy, confused or blue, vomit, or breathe fast or hard.',
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
      'Your safety comes first: get out, and do not go back in. Shout, so that everyone gets out.',
      'Say how many people are still inside.',
      'If clothes are on fire, stop, drop, roll, or smother the flames with heavy cloth.',
      'Cool burns under cool running water for 20 minutes.',
      'If there is soot, a cough or a hoarse voice after smoke, go to hospital.',
      ifNotAwake,
    ],
    {
      links: [topicLinks.burns, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.firstAid, concernSources.burnClinics, sources.resuscitationUk, sources.common],
    },
  ),
  smoke: urgent(
    [
      'Your safety comes first: shout, and open door and windows from outside. Do not go in alone. Do not stay inside.',
      'If several people have a headache, or feel sick or sleepy, everyone goes out into fresh air, and stays out.',
      'Switch the generator off. Carry a jiko out only if it takes seconds.',
      'If there is a smell of gas, light no flame, touch no switch, and use no phone inside. Open up, get everyone out, and call from outside.',
      ifNotAwake,
      'If they breathe but are not awake, turn them onto the side.',
      'Everyone who breathed the smoke goes to hospital, even if they feel well.',
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
      'Your safety comes first. Say how many are trapped, and since when.',
      'Take every weight off as soon as it is safe, however long it has been there.',
      'Free the head, neck, chest and belly first. Do not climb under a load that is not propped up.',
      'If there is heavy bleeding, press on the wound.',
      ifNotAwake,
      'Keep them lying down and warm. Tell the crew how long they were trapped.',
      'Everyone goes to hospital, even without pain or marks.',
    ],
    {
      links: [topicLinks.bleeding, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.crush, sources.firstAid, sources.resuscitationUk],
    },
  ),
  danger: urgent(
    [
      'Your safety comes first. Stay away from fire, gas, wires and what may fall. Near gas, light no flame, touch no switch, use no phone.',
      'Tell the dispatcher of the danger, and how many people are hurt or trapped.',
      'Do not go near the person until it is safe.',
      ifNotAwake,
      'If there is heavy bleeding, press on the wound.',
    ],
    {
      links: [topicLinks.whatToSay, topicLinks.notBreathing, topicLinks.burns],
      sources: [sources.common, sources.resuscitationUk],
    },
  ),
  attack: urgent(
    [
      'Your safety comes first: wait until the attackers are gone. The police are on 999.',
      'If there is heavy bleeding, press firmly on the wound, with a cloth, both hands and your full weight.',
      'If something is stuck in it, leave it in. If there is a hole in the chest, leave it open.',
      'Look for a second wound, also on the back.',
      ifNotAwake,
      'Lay them flat, and keep them warm.',
    ],
    {
      avoid: ['Do not touch the knife or the weapon.'],
      links: [topicLinks.bleeding, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.firstAid, sources.resuscitationUk, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
