import words from '#words/firstAid/young.json';
import { fill } from '../../../domain/fill';
import { airway } from './short';

/** First aid for children and babies where it differs from an adult's. A clinician has to agree to a change. */
export const young = {
  child: [
    words.child.shoutTapBothShouldersNo,
    words.child.noBreathingOnlyGaspsNot,
    words.child.thenPushHeelOneHand,
    words.child.pushDownOneThirdChest,
    words.child.go30PushesThen2,
    words.child.aloneNoPhoneCpr1,
    words.child.aedUseAnyAgeOnly,
  ],
  baby: [
    words.baby.noResponseKeepFaceLevel,
    words.baby.noBreathingOnlyGaspsNot,
    words.baby.thenPushTwoThumbsBreastbone,
    words.baby.heelOneHandOneThird,
    words.baby.go30PushesThen2,
    words.baby.aloneNoPhoneCpr1,
    words.baby.aedBetterThanNotAfter,
  ],
  babyNotAwake: [
    words.babyNotAwake.noResponseKeepFaceLevel,
    words.babyNotAwake.noNormalBreathingOnlyGasps,
    words.babyNotAwake.breathingNormallyNoInjuryFace,
    fill(words.babyNotAwake.afterFallCrash, { quiet: airway.quiet }),
    words.babyNotAwake.watchChestBreathingStopsBecomes,
  ],
  babyChoking: [
    words.babyChoking.aloneBabyBeginFirstCall,
    words.babyChoking.coughsCriesLetCannotLay,
    words.babyChoking.give5BackBlowsHeel,
    words.babyChoking.stillStuckTurnFaceUp,
    words.babyChoking.go55TurnUntil,
    words.babyChoking.goesLimpLayFloorLook,
  ],
} as const;
