import type { ConcernId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { ifNotAwake } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { callWhen, urgent } from './urgent';

/** A faint, a drunk who cannot be woken, and a sickle-cell crisis. */
export const collapses = {
  fainting: {
    callLine: callWhen('If still unwell'),
    lines: [
      'If you are about to faint, lie or sit down at once. Cross the legs, and squeeze thighs and buttocks until it passes.',
      'Do not squeeze if there is chest pain, or if face, arm or speech has changed. Call now.',
      'If someone fainted, lay them flat on the back, and look at the chest. If they breathe, legs up. If pregnant, onto her left side.',
      ifNotAwake,
      'When they are awake again, they sit up slowly. If they feel faint again, they lie down again. Look for injuries.',
      'Call now if they are not awake within 1 minute, are pregnant or badly hurt, or had a fluttering heart, a fit or a blow to the head.',
      'Call now if it came during exercise or while lying, or if they are not fully well again.',
    ],
    avoid: [
      'Do not sit them on a chair. Do not slap them.',
      'Do not pour water on the face.',
      'Do not let them stand up quickly or drive.',
    ],
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
      'Shake and shout. If no answer, look at the chest for 10 seconds. If no normal breathing, push on the chest.',
      'If they breathe, turn them onto the side, mouth down. Keep them warm.',
      'Someone watches the breath until the crew comes: the alcohol still rises for 30 to 40 minutes.',
      'If the breath is slow or odd, or they are blue, cold or in a fit, tell us on the phone. The crew is not the police.',
      'If they took drugs, give naloxone if someone has it. If a drink was spiked, stay with them.',
      'Think of low sugar and a blow to the head. After home brew, with headache or blurred sight, all who drank go to hospital.',
      'If they are awake, they sit up and drink water in sips.',
    ],
    {
      picture: 'recovery',
      avoid: [
        'Do not let them “sleep it off”.',
        'Do not give coffee or a cold shower. Do not walk them about.',
        'Do not make them vomit.',
        'Never tie them face down.',
      ],
      links: [topicLinks.drunk, topicLinks.side, topicLinks.adult],
      sources: [concernSources.drunk, sources.resuscitationUk, sources.firstAid, sources.common],
    },
  ),
  sickleCell: {
    callLine: callWhen('With these signs'),
    lines: [
      'Go to hospital now for fever from 38 °C, chest pain, hard breathing, cough, drowsiness, a weak side, odd speech or a fit.',
      'Go to hospital now if they are suddenly very pale, have a swollen belly, vomit, cannot drink, are pregnant, or have the worst headache.',
      'Go to hospital now if the pain is stronger than usual or stays, or for an erection over 2 hours.',
      'If a child has fever, and swollen hands or feet, go to hospital now. Ask for a malaria test.',
      'Say “sickle cell” to everyone. Give plenty to drink, warmth, rest, and their own painkillers as taught.',
      ifNotAwake,
    ],
    avoid: [
      'Do not doubt the pain.',
      'Do not use ice, a cold bath or tight bands.',
      'Do not give aspirin under 16.',
    ],
    links: [topicLinks.sickleCell, topicLinks.whatToSay],
    sources: [concernSources.sickleCell],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
