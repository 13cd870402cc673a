import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { urgent } from './urgent';

const womb =
  'If the placenta is out, rub hard, round below the navel, until the womb is hard like a ball. Then check it again.';

/** Mothers, newborns and sick children. */
export const births = {
  newborn: urgent(
    [
      'Dry the baby hard with a cloth. Rub the back and the soles for 30 seconds.',
      'Take the wet cloth away. Cover all but the face and chest, put a cap on, and keep the baby close to the mother. Leave the cord uncut.',
      'If there is no breath, keep the face level. With your mouth over mouth and nose, give 5 small breaths, until the chest rises.',
      'If the chest does not rise, lift the chin and try again. Then give 30 to 40 breaths a minute, until it breathes by itself.',
      'If there is no sign of life, push with two thumbs just below the nipple line, 4 cm deep: 30 pushes, then 2 breaths, and so on.',
      'If it breathes or cries, lay it on the mother, skin to skin. Cover both.',
      'If there are two babies, first help the one that does not breathe.',
    ],
    {
      avoid: [
        'Do not slap the baby or hold it upside down.',
        'Do not suck anything out of the mouth that you do not see.',
      ],
      links: [topicLinks.baby, topicLinks.breaths, topicLinks.whatToSay],
      sources: [concernSources.newborn, concernSources.hesperian, sources.resuscitationUk, sources.common],
    },
  ),
  birth: urgent(
    [
      'If the baby is born, she bleeds heavily and the placenta is still inside, do not wait or pull. Put the baby to the breast, and go now.',
      'Wash your hands. Let her choose her position. If she has a fit, a bad headache or blurred sight, go to hospital now.',
      'When the head comes, support it, and do not pull. If the cord is round the neck, slip it over the head. Catch the baby: it is slippery.',
      'Dry the baby and rub the back. Lay it skin to skin on her chest, and cover both. If there is no breath: 5 small breaths, mouth and nose.',
      'Leave the cord. Put the placenta into a bag, and take it with them. Let the baby suck.',
      womb,
      'If a foot, an arm or the cord comes first, lift her hips, do not pull, and go to hospital. Go too if the placenta is not out in 30 minutes.',
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
      'Say how many months, or that she gave birth. Before the birth, lay her on her left side. Put nothing into the vagina.',
      'Call now for any bleeding, a fit, a bad headache, blurred sight or a swollen face.',
      'Call now if the waters break early, there are no kicks, or the belly hurts.',
      'If the baby is born, she bleeds, and the placenta is still inside, go to hospital now. Do not wait, and do not pull the cord.',
      womb,
      'After the birth, put the baby to the breast, ask her to pass urine, lay her flat, legs up, and keep her warm. Go to hospital.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not pull the cord.', 'Do not pack the vagina.', 'Do not give herbs.'],
      links: [topicLinks.whatToSay, topicLinks.side],
      sources: [concernSources.hesperian, concernSources.afterBirth, concernSources.motherBook],
    },
  ),
  sickChild: urgent(
    [
      'Take the child to hospital now if the child cannot drink or suck, or vomits everything.',
      'Also go after a fit, or if the child is hard to wake, blue, breathes fast, or the chest sucks in.',
      'Also go for a fever under 3 months of age, sunken eyes, no urine for 6 hours, or blood in the stool.',
      'If there is fever with a stiff neck, cold hands or an odd cry, call now. Never wait for a rash.',
      'If a rash does not fade under a glass, call now. On dark skin, look at the palms, the soles and inside the eyelids.',
      'Go on breastfeeding, and give ORS in small sips. Dress the child in thin clothes. Ask for a malaria test.',
      ifNotAwake,
    ],
    {
      avoid: ['Do not give a cold bath.', 'Do not give aspirin.', 'Do not give herbs.'],
      links: [topicLinks.ors, topicLinks.whatToSay, topicLinks.child, topicLinks.baby],
      sources: [concernSources.sickChild, concernSources.meningitis, concernSources.fluids, sources.common],
    },
  ),
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
