import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { urgent } from './urgent';

const womb =
  'The placenta is out? Rub hard, round below the navel, until it is hard like a ball. Feel it again.';

/** Mothers, newborns and sick children. */
export const births = {
  newborn: urgent(
    [
      'Dry the baby hard with a cloth. Rub the back and the soles for 30 seconds.',
      'Wet cloth away. Cover all but face and chest, cap on, close to the mother. Leave the cord uncut.',
      'No breath? Face level, your mouth over mouth and nose: 5 small breaths, until the chest rises.',
      'The chest does not rise? Chin up, and again. Then 30 to 40 breaths a minute, until it breathes by itself.',
      'No life? Push with two thumbs just below the nipple line, 4 cm deep: 30 pushes, then 2 breaths, and so on.',
      'It breathes or cries? Onto the mother, skin to skin. Cover both.',
      'Two babies? First the one that does not breathe.',
    ],
    {
      avoid: ['Do not slap it or hold it upside down.', 'Suck nothing out of the mouth that you do not see.'],
      links: [topicLinks.baby, topicLinks.breaths, topicLinks.whatToSay],
      sources: [concernSources.newborn, concernSources.hesperian, sources.resuscitationUk, sources.common],
    },
  ),
  birth: urgent(
    [
      'The baby is born, heavy bleeding, placenta still inside? Do not wait or pull. Baby to the breast, go now.',
      'Wash your hands. She chooses her position. A fit, a bad headache or blurred sight? Hospital now.',
      'The head comes: support it, do not pull. Cord round the neck? Slip it over. Catch the baby: it is slippery.',
      'Dry the baby, rub the back. Skin to skin on her chest, cover both. No breath? 5 small breaths, mouth and nose.',
      'Leave the cord. The placenta goes into a bag, and with them. Let the baby suck.',
      womb,
      'A foot, an arm or the cord first? Hips up, do not pull, to hospital. Placenta not out after 30 minutes? Go.',
    ],
    {
      over: [1, 2],
      avoid: ['Do not pull the baby or the cord.', 'Do not cut the cord.', 'Do not press the belly to push.'],
      links: [topicLinks.whatToSay, topicLinks.baby, topicLinks.breaths],
      sources: [
        concernSources.hesperian,
        concernSources.newborn,
        sources.resuscitation,
        concernSources.afterBirth,
        sources.common,
      ],
    },
  ),
  pregnancy: urgent(
    [
      'Say how many months, or that she gave birth. Before the birth: on her left side, nothing into the vagina.',
      'Any bleeding, a fit, a bad headache, blurred sight or a swollen face: call now.',
      'Water that breaks early, no kicks, or pain in the belly: call now.',
      'Born, she bleeds, and the placenta is still inside? To hospital now. Do not wait, do not pull the cord.',
      womb,
      'After the birth: baby to the breast, ask her to pass urine, lay her flat, legs up, warm. To hospital.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not pull the cord.', 'Do not pack the vagina.', 'No herbs.'],
      links: [topicLinks.whatToSay, topicLinks.side],
      sources: [concernSources.hesperian, concernSources.afterBirth, concernSources.motherBook],
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
      avoid: ['No cold bath.', 'No aspirin.', 'No herbs.'],
      links: [topicLinks.ors, topicLinks.whatToSay, topicLinks.child, topicLinks.baby],
      sources: [concernSources.sickChild, concernSources.meningitis, concernSources.fluids, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
