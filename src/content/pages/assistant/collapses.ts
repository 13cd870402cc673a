import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { callNow, ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { urgent } from './urgent';

/** A faint, a drunk who cannot be woken, and a sickle-cell crisis. */
export const collapses = {
  fainting: {
    callLine: `Not well? ${callNow}`,
    lines: [
      'About to faint? Lie or sit down at once. Cross the legs, squeeze thighs and buttocks, until it passes.',
      'Chest pain, or face, arm or speech changed? Do not squeeze: call now.',
      'Has fainted? Flat on the back, look at the chest. Breathing? Legs up. Pregnant? Onto her left side.',
      ifNotAwake,
      'Awake again? Sit up slowly. Faint again? Lie down again. Look for injuries.',
      'Call now: not awake within 1 minute, fluttering heart, a fit, badly hurt, pregnant, a blow to the head.',
      'Call now: it came during exercise or while lying, or they are not fully well again.',
    ],
    avoid: ['Not onto a chair, no slaps.', 'No water on the face.', 'Do not stand up quickly, do not drive.'],
    links: [topicLinks.fainting, topicLinks.side, topicLinks.adult],
    sources: [
      concernSources.fainting,
      concernSources.faintingCall,
      concernSources.counterPressure,
      sources.common,
    ],
  },
  drunk: urgent(
    [
      'Shake and shout. No answer? Look at the chest for 10 seconds. No normal breathing: push on the chest.',
      'Breathing? Onto the side, mouth down. Keep them warm.',
      'Somebody watches the breath until the crew comes: the alcohol still rises for 30 to 40 minutes.',
      'Slow or odd breath, blue, cold, or a fit? Tell us on the phone. The crew is not the police.',
      'Took drugs? Naloxone, if somebody has it. A spiked drink? Stay with them.',
      'Think of low sugar and a blow to the head. Brew, and headache or blurred sight? Hospital, all who drank.',
      'Awake? They sit up, water in sips.',
    ],
    {
      picture: 'recovery',
      avoid: [
        'Do not let them “sleep it off”.',
        'No coffee, no cold shower, no walking about.',
        'Do not make them vomit.',
        'Never tie them face down.',
      ],
      links: [topicLinks.drunk, topicLinks.side, topicLinks.adult],
      sources: [concernSources.drunk, sources.resuscitationUk, sources.firstAid, sources.common],
    },
  ),
  sickleCell: {
    callLine: `Any of these? ${callNow}`,
    lines: [
      'Hospital now: fever from 38 °C, chest pain, hard breathing, cough, drowsy, weak side, odd speech, a fit.',
      'Hospital now: suddenly very pale, swollen belly, vomits, cannot drink, pregnant, the worst headache.',
      'Hospital now: pain stronger than usual or that stays, an erection over 2 hours.',
      'A child with fever, and swollen hands or feet? Hospital now. Ask for a malaria test.',
      'Say “sickle cell” to everybody. Plenty to drink, warmth, rest, own painkillers as taught.',
      ifNotAwake,
    ],
    avoid: ['Do not doubt the pain.', 'No ice, no cold bath, no tight bands.', 'No aspirin under 16.'],
    links: [topicLinks.sickleCell, topicLinks.whatToSay],
    sources: [concernSources.sickleCell],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
