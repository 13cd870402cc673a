import type { ConcernId } from '../../../domain/assistantIds';
import { owner } from '../../owner';
import type { AssistantAnswer } from '../../assistantTypes';
import { concernSources } from '../firstAid/concernSources';
import { airway } from '../firstAid/short';
import { sources } from '../firstAid/sources';
import { topicLinks } from '../firstAid/topicLinks';
import { bookingLink } from '../links';
import { urgent } from './urgent';

const rinse = 'bad eye lower, lids open, water from the nose outward for 20 minutes, in the car too.';

/** Injuries without a page of their own. */
export const injuries = {
  chemical: urgent(
    [
      'Gloves or plastic bags on your own hands.',
      'Brush dry powder off. Cut the clothes off, not over the head.',
      'Run water off the body for 20 minutes or more.',
      `In the eye? Rinse at once: ${rinse}`,
      'Then cover it loosely with cling film or a clean cloth. To hospital.',
    ],
    {
      picture: 'eyeRinse',
      links: [topicLinks.burns, topicLinks.whatToSay],
      sources: [concernSources.burnClinics],
    },
  ),
  eye: urgent(
    [
      `Chemical or cement? Rinse at once: ${rinse}`,
      'A snake has spat? Rinse with water at once, 15 to 20 minutes; with milk if there is no water. No splint.',
      'A cut, or something stuck in it? No water, no pressure. Leave it in. Sit up. No food, no aspirin.',
      'Cut or stuck: cover it with the bottom of a cup, tape it on, keep the other eye still. To hospital now.',
      'A blow? A cold cloth, no pressure. Pain, blood, a black eye, double or blurred sight? To hospital.',
      'Dust? Blink, and rinse. It stays? A clinic. Do not rub any eye.',
    ],
    {
      links: [topicLinks.whatToSay, topicLinks.burns],
      sources: [concernSources.burnClinics, concernSources.eyes, concernSources.snakeEye],
    },
  ),
  spine: urgent(
    [
      'Do not move them, unless there is danger. Kneel behind, a hand on each side of the head, hold it still.',
      `Not awake: ${airway.quiet}`,
      airway.noisy,
      'Jaw: fingers behind both corners, thumbs on the cheekbones. Alone? The arm near you up beside the head, roll onto it.',
      'Nothing opens it? Tilt the head back, lift the chin.',
      'Not breathing normally? Flat on the back, push hard and fast on the chest.',
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
      'Call now: passed out, even briefly, sleepy, a fit, vomits, worse headache, weak, confused, or sees double.',
      'Call now: clear fluid or blood from ear or nose, neck pain, blood thinners. An old person: to hospital.',
      'A baby: odd cry, a swelling, or does not feed? To hospital.',
      `Not awake: ${airway.quiet}`,
      airway.noisy,
      'Not breathing normally? Push on the chest. They feel well again? Somebody stays 24 hours.',
    ],
    {
      picture: 'neck',
      avoid: ['Do not play on, drive, drink alcohol or stay alone.'],
      links: [topicLinks.jaw, topicLinks.adult, topicLinks.whatToSay],
      sources: [concernSources.concussion, sources.resuscitationUk, sources.common],
    },
  ),
  brokenBone: urgent(
    [
      'Leave it as you found it. Hold it above and below.',
      'Arm: a sling. Leg: tie it to the other leg, with padding between.',
      'A wound, or the bone shows? Cover it. Press beside it, not on it.',
      'Call now: thigh, hip or back, a bone that shows, a hand or foot that is cold or blue.',
      'Something else, and well? To hospital today.',
    ],
    {
      avoid: ['Do not straighten it.', 'Do not push a bone in.', 'No food.'],
      links: [topicLinks.bleeding, topicLinks.roadAccident, topicLinks.whatToSay],
      sources: [concernSources.home],
    },
  ),
  nosebleed: {
    call: true,
    lines: [
      'Sit, lean forward, pinch the soft part of the nose for 10 to 15 minutes. Breathe by mouth. Do not peek.',
      'Still bleeding? Pinch again for 10 to 15 minutes.',
      `Over 30 minutes, faint, after a blow, blood thinners, or under 2? Call ${owner.phone.display}.`,
      'Otherwise a clinic.',
    ],
    avoid: ['Do not tip the head back.', 'No plugs.', 'Do not blow the nose.'],
    links: [bookingLink, topicLinks.overview],
    sources: [sources.common],
  },
} satisfies Partial<Record<ConcernId, AssistantAnswer>>;
