import words from '#words/firstAid/short.json';
import { fill } from '../../../domain/fill';
import type { TopicId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

/** Said above the steps wherever a life may be at stake; the number is on the button beside it. */
export const { callNow } = words;

/** Said at the end. 999 and 112 are police lines: nobody may count on an ambulance. */
export const noAnswer = fill(words.noAnswer, { ambulance: helplines.ambulance.display });

/** How to find out whether somebody breathes, and what to do if not: said wherever there is no room for all steps. */
export const ifNotAwake = words.ifNotAwake;

/** Not awake after an injury: an open airway comes before a still neck. */
export const airway = words.airway;

/** Said above the steps for burns, most of which are small. */
export const badBurn = fill(words.burns.badBurn, { callNow });

/**
 * First aid in at most eight lines a topic: what the assistant says, and the steps that the pages begin with. The one
 * place of these words. Each line must come from the guidelines in `sources.ts`; a clinician has to agree to a change.
 */
export const short: Readonly<Record<TopicId, readonly string[]>> = {
  notBreathing: [
    words.notBreathing.shoutTapBothShouldersNo,
    words.notBreathing.tiltHeadBackLiftChin,
    words.notBreathing.notBreathingNormallyNotSure,
    words.notBreathing.armsStraightPushHardFast,
    words.notBreathing.trainedBreaths30PushesThen,
    words.notBreathing.sendSomebodyDefibrillatorAedUse,
  ],
  notAwake: [
    words.notAwake.shoutTapBothShouldersNo,
    words.notAwake.noNormalBreathingOnlyGasps,
    words.notAwake.breathingNormallyNoInjuryFar,
    fill(words.notAwake.afterFallCrash, { quiet: airway.quiet }),
    airway.noisy,
    words.notAwake.watchChestBreathingStopsBecomes,
    words.notAwake.awakeAgainAfterFaintStay,
  ],
  choking: [
    words.choking.canCoughTalkLetCough,
    words.choking.bendForwardHeadLowGive,
    words.choking.stillStuckBehindFistJust,
    words.choking.pregnantTooBigPutFist,
    words.choking.go55TurnUntil,
    words.choking.goLimpLayFloorPush,
    words.choking.babyGetsChestThrustsNever,
  ],
  bleeding: [
    words.bleeding.pressFirmlyClothWoundBoth,
    words.bleeding.doNotLiftClothLook,
    words.bleeding.somethingStuckLeavePressBoth,
    words.bleeding.groinArmpitSideNeckPush,
    words.bleeding.armLegStillPouringTourniquet,
    words.bleeding.putStickKnotTieAgain,
  ],
  heartAttack: [
    words.heartAttack.letSitFloorBackWall,
    words.heartAttack.alertAdultMayChewOne,
    words.heartAttack.noAspirinAllergyToldNot,
    words.heartAttack.haveDefibrillatorAedBroughtNear,
    ifNotAwake,
  ],
  stroke: [
    words.stroke.askSmileHasOneSide,
    words.stroke.askLiftBothArmsDoes,
    words.stroke.askSayLeoNiSiku,
    words.stroke.oneSignEnoughCallNow,
    words.stroke.noFoodNoDrinkNo,
    words.stroke.sleepyVomitingTurnOntoOne,
  ],
  burns: [
    words.burns.clothesFireStopDropRoll,
    words.burns.coolBurnOnceUnderCool,
    words.burns.whileWaterRunsTakeOff,
    words.burns.thenCoverLooselyClingFilm,
    words.burns.chemicalAcidGlovesBrushPowder,
    words.burns.callFaceHandsFeetGenitals,
  ],
  roadAccident: [
    words.roadAccident.safetyFirstStopSafePlace,
    words.roadAccident.sayRoadDirectionLandmarkHow,
    words.roadAccident.doNotMoveInjuredPeople,
    fill(words.roadAccident.notAwake, { quiet: airway.quiet }),
    airway.noisy,
    words.roadAccident.notBreathingNormallyPushHard,
    words.roadAccident.keepWarmGiveNothingMouth,
  ],
  snakebite: [
    words.snakebite.moveAwaySnakeWriteDown,
    words.snakebite.keepPersonStillCarryMust,
    words.snakebite.takeOffRingsAnkletsShoes,
    words.snakebite.splintBittenArmLegKeep,
    words.snakebite.vomitingLayPersonLeftSide,
    words.snakebite.goHospitalOnceAgreeDispatcher,
  ],
  whatToSay: [
    words.whatToSay.whereLandmarkRoadDirectionPlus,
    words.whatToSay.phoneNumber,
    words.whatToSay.whatHappened,
    words.whatToSay.personAwakeBreathing,
    words.whatToSay.howOldHowManyPeople,
    words.whatToSay.dangersStill,
  ],
  kit: words.kit,
  plan: [
    fill(words.plan.numbersWall, { phone: owner.phone.display }),
    words.plan.addressDirectionsPlusCodeBeside,
    words.plan.whoMeetsCrewWhere,
    words.plan.whereFirstAidKit,
    words.plan.medicinesAllergiesInsurerShaNumber,
    words.plan.nearestHospital,
  ],
};
