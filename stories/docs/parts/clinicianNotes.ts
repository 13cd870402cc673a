import type { ConcernId } from '../../../src/domain/assistantIds';
import type { FirstAidPageId } from '../../../src/content/firstAidTypes';

/**
 * What bodies teach differently, by page: short lines, each with what the page says. The clinician decides; the list prints
 * them above the words.
 */
export const differences: Readonly<Partial<Record<FirstAidPageId, readonly string[]>>> = {
  notBreathing: [
    'Child, baby, drowned: 5 breaths first (RCUK, ERC) or 30 pushes first (AHA). The page: 5 breaths.',
    'Alone without a phone: 1 minute of CPR (St John) or 2 minutes (AHA). The page: 1 minute. A child who collapses suddenly in front of you: call first; the page does not say it.',
    'A baby and an AED: used where nothing else is there; breaths and pushes go first.',
    'Two people trained in it give a child 15 pushes and 2 breaths (RCUK). The page: 30 and 2 for everybody.',
  ],
  choking: ['A limp child: 5 breaths first (RCUK, ERC) or pushes first (AHA). The page: 5 breaths.'],
  drowning: [
    'An ambulance for everybody after immersion (ANZCOR 9.3.2, as taught), or only for those with signs (two reviews). The page: hospital for all, at once for the signs.',
  ],
  trapped: [
    'ANZCOR 9.1.7: every weight off as soon as it is safe, whatever the time. Older British and US teaching: not after 10 to 15 minutes without a crew. The page follows ANZCOR.',
    'Where a crew is minutes away and only an arm or a leg is trapped, the dispatcher may say wait. The page does not say it.',
  ],
  burns: [
    'Water before clothes (ANZCOR, St John) or clothes before water (NHS, Victorian burns service). The page: water at once, clothes while it runs.',
    'Minutes of cooling: 20 (ANZCOR, Victoria), 5 to 20 (AHA), 10 to 30 (North Bristol NHS). The page: 20, and 10 where there is little water.',
  ],
  chemical: [
    'Minutes of rinsing an eye: sources say 15 to 30. The page: 20 or more.',
    'Steps for cuts and blows are from three pages that report the American Academy of Ophthalmology.',
  ],
  electricShock: [
    'Distance to a power line: 10 m (Kenya Power), 18 m (St John), 20 m. The page: 20 m.',
    'Several hit by lightning, those who do not breathe first: course slides, and background knowledge.',
  ],
  birth: [
    'Placenta not out and no bleeding: go after 30 minutes (WHO, background) or 1 hour (Hesperian). The page: 30 minutes.',
    'Rubbing the womb only when no second baby is inside: background knowledge.',
  ],
  pregnancy: [
    'How much blood is too much: WHO, FIGO and ICM act from about 300 ml with bad signs, older pages from 500 ml. The page: a pad in an hour, a cup and still running, clots like a fist.',
    'Squatting while the placenta is inside, and legs up on the way: Hesperian; no resuscitation body was read.',
  ],
  newborn: [
    'Crews give 3 pushes and 1 breath; lay people are taught 30 and 2. The page: 30 and 2.',
    'Breaths by mouth and their rate without a bag: background knowledge after WHO’s course for a bag.',
  ],
  smoke: [
    'Steps for carbon monoxide and for cooking gas are from press reports and one NHS text as reported.',
  ],
  bleeding: ['“Never round the neck” and packing for 3 minutes: background knowledge.'],
  allergy: [
    'Second pen: after 5 minutes (ASCIA, ANZCOR, Anaphylaxis UK), 5 to 10 (AHA), 5 to 15 (NHS).',
    'Nobody writes for people who have no pen: carrying them lying down to the nearest adrenaline is inference.',
  ],
  asthma: [
    'Up to 10 puffs, one every 30 to 60 seconds (UK); 4 puffs, 4 minutes, again (Australia, New Zealand); under 6 years at most 6 (Ireland).',
  ],
  poison: [
    'Button battery: nothing to eat or drink (CAPT), or honey on the way (three hospitals and poison lines). The page leaves it to the poison line.',
  ],
  sexualViolence: [
    'Emergency contraception within 120 hours (Kenya, 3rd edition) or 72 (2nd edition). HIV medicine: as soon as possible, not after 72 hours.',
  ],
};

/** What the assistant answers of its own that belongs to a page. */
export const answeredBeside: Readonly<Partial<Record<FirstAidPageId, readonly ConcernId[]>>> = {
  chemical: ['eye'],
  burns: ['fire'],
  attack: ['strangled', 'danger'],
  allergy: ['sting'],
  asthma: ['hardBreathing'],
};
