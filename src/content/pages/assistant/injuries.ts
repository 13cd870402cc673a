import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { airway } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { urgent } from './urgent';

const rinse = 'the bad eye lower, lids open, water from the nose outward for 20 minutes, in the car too.';

/** Injuries without a page of their own. */
export const injuries = {
  chemical: urgent(
    [
      'Put gloves or plastic bags on your own hands.',
      'Brush dry powder off. Cut the clothes off. Do not pull them over the head.',
      'Run water off the body for 20 minutes or more.',
      `If it is in the eye, rinse at once: ${rinse}`,
      'Then cover it loosely with cling film or a clean cloth. Go to hospital.',
    ],
    {
      picture: 'eyeRinse',
      links: [topicLinks.burns, topicLinks.whatToSay],
      sources: [concernSources.burnClinics],
    },
  ),
  eye: urgent(
    [
      `For a chemical or cement, rinse at once: ${rinse}`,
      'If a snake has spat, rinse with water at once, for 15 to 20 minutes; with milk if there is no water. Do not use a splint.',
      'If it is cut, or something is stuck in it, use no water and no pressure. Leave it in. They sit up. Give no food and no aspirin.',
      'If it is cut or something is stuck, cover it with the bottom of a cup, taped on. Keep the other eye still. Go to hospital now.',
      'After a blow, put a cold cloth on, without pressure. For pain, blood, a black eye, double or blurred sight, go to hospital.',
      'If it is dust, blink, and rinse. If it stays, go to a clinic. Do not rub any eye.',
    ],
    {
      links: [topicLinks.whatToSay, topicLinks.burns],
      sources: [concernSources.burnClinics, concernSources.eyes, concernSources.snakeEye],
    },
  ),
  spine: urgent(
    [
      'Do not move them, unless there is danger. Kneel behind, put a hand on each side of the head, and hold it still.',
      `For someone not awake: ${airway.quiet}`,
      airway.noisy,
      'To lift the jaw: fingers behind both corners, thumbs on the cheekbones. If alone, put their near arm up beside the head, roll them onto it.',
      'If nothing opens the airway, tilt the head back and lift the chin.',
      'If they do not breathe normally, lay them flat on the back, and push hard and fast on the chest.',
      'Keep them warm. Give nothing by mouth.',
    ],
    {
      picture: 'neck',
      links: [topicLinks.jaw, topicLinks.adult, topicLinks.whatToSay],
      sources: [sources.resuscitationUk, sources.common],
    },
  ),
  headInjury: urgent(
    [
      'Keep them still. Press a cloth round the cut, not into a dent.',
      'Call now if they passed out, even briefly, are sleepy, weak or confused, vomit, see double, or have a fit or a worse headache.',
      'Call now for clear fluid or blood from ear or nose, neck pain, or blood thinners. An old person goes to hospital.',
      'If a baby has an odd cry or a swelling, or does not feed, go to hospital.',
      `For someone not awake: ${airway.quiet}`,
      airway.noisy,
      'If they do not breathe normally, push on the chest. If they feel well again, someone stays with them for 24 hours.',
    ],
    {
      picture: 'neck',
      avoid: ['Do not let them play on, drive, drink alcohol or stay alone.'],
      links: [topicLinks.jaw, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.concussion, sources.resuscitationUk, sources.common],
    },
  ),
  brokenBone: urgent(
    [
      'Leave it as you found it. Hold it above and below the break.',
      'Put an arm into a sling. Tie a leg to the other leg, with padding between.',
      'If there is a wound, or the bone shows, cover it. Press beside it, not on it.',
      'Call now for a thigh, a hip or the back, a bone that shows, or a hand or foot that is cold or blue.',
      'If it is something else, and they are well, go to hospital today.',
    ],
    {
      avoid: ['Do not straighten it.', 'Do not push a bone in.', 'Do not give food.'],
      links: [topicLinks.bleeding, topicLinks.roadAccident, topicLinks.whatToSay],
      sources: [concernSources.home],
    },
  ),
  nosebleed: {
    call: true,
    lines: [
      'Sit, lean forward, pinch the soft part of the nose for 10 to 15 minutes. Breathe by mouth. Do not let go to look.',
      'If it still bleeds, pinch again for 10 to 15 minutes.',
      `If it bleeds over 30 minutes or after a blow, or they are faint, on blood thinners or under 2, call ${owner.phone.display}.`,
      'Otherwise, go to a clinic.',
    ],
    avoid: ['Do not tip the head back.', 'Do not put plugs into the nose.', 'Do not blow the nose.'],
    links: [bookingLink, topicLinks.overview],
    sources: [sources.common],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
