import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { urgent } from './urgent';

const womb = 'Bleeding after the placenta? Rub hard, round below the navel, until it is firm like a ball.';

/** Mothers, newborns and sick children. */
export const births = {
  newborn: urgent(
    [
      'Dry the baby. Rub the back and the soles for 30 seconds.',
      'Lay it flat, face level.',
      'No breath? Your mouth over mouth and nose: 5 small breaths, until the chest rises.',
      'No life? Push with two thumbs just below the nipple line, 4 cm deep: 30 pushes, then 2 breaths, in turn.',
      'It breathes or cries? Onto the mother, skin to skin. Cover both.',
    ],
    {
      first: 'Newborn? Dry it, rub the back and the soles.',
      avoid: ['Do not slap it or hold it upside down.'],
      replaces: ['notBreathing', 'notAwake'],
      links: [topicLinks.baby, topicLinks.breaths, topicLinks.whatToSay],
      sources: [concernSources.newborn, sources.resuscitationUk, sources.common],
    },
  ),
  birth: urgent(
    [
      'Wash your hands. A clean cloth. She chooses her position.',
      'The head comes: support it. Cord round the neck? Slip it over. Catch the baby: it is slippery.',
      'Dry the baby, rub the back. Skin to skin on her chest, cover both. Not crying? 5 small breaths, mouth and nose.',
      'Leave the cord. The placenta goes into a bag, and with them. Let the baby suck.',
      womb,
      'A foot, an arm or the cord first? Hips up, do not pull, to hospital. Placenta not out after 30 minutes? Go.',
      'A fit, a bad headache or dim sight? Hospital now.',
    ],
    {
      first: 'Say that it is a birth.',
      avoid: ['Do not pull the baby or the cord.', 'Do not cut the cord.', 'Do not press the belly to push.'],
      replaces: ['bleeding'],
      links: [topicLinks.whatToSay, topicLinks.baby, topicLinks.breaths],
      sources: [concernSources.newborn, sources.resuscitation, concernSources.afterBirth, sources.common],
    },
  ),
  pregnancy: urgent(
    [
      'Say that it is a pregnancy or a birth, how many months, and what you see.',
      'Any bleeding, a fit, a bad headache, dim sight or a swollen face: call now.',
      'Water that breaks early, no kicks, or pain in the belly: call now.',
      'Before the birth: lay her on her left side.',
      womb,
      'Then the baby sucks, and she passes urine. Lay her flat, keep her warm.',
      ifNotAwake,
    ],
    {
      first: 'Pregnant? Say so. Left side.',
      avoid: ['Do not pack the vagina.', 'No herbs.'],
      replaces: ['bleeding'],
      links: [topicLinks.whatToSay, topicLinks.side],
      sources: [concernSources.afterBirth, concernSources.motherBook],
    },
  ),
  sickChild: urgent(
    [
      'Take the child to hospital now if the child cannot drink or suck, or vomits everything.',
      'Also after a fit, or if the child is hard to wake, blue, breathes fast, or the chest sucks in.',
      'Also: a fever under 3 months of age, sunken eyes, no urine for 6 hours, blood in the stool.',
      'Fever with a stiff neck, cold hands or an odd cry? Call now: never wait for a rash.',
      'A rash that does not fade under a glass? Call now. Dark skin: look at palms, soles, inside the eyelids.',
      'Go on breastfeeding, ORS in small sips. Thin clothes. Ask for a malaria test.',
      ifNotAwake,
    ],
    {
      first: 'A sick child: hard to wake, cannot drink, or breathes fast? To hospital now.',
      avoid: ['No cold bath.', 'No aspirin.', 'No herbs.'],
      links: [topicLinks.ors, topicLinks.whatToSay, topicLinks.child, topicLinks.baby],
      sources: [concernSources.sickChild, concernSources.meningitis, concernSources.fluids, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
