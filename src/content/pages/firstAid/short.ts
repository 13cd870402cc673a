import words from '#words/firstAid/short.json';
import { fill } from '../../../domain/fill';
import type { TopicId } from '../../../domain/assistantIds';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

/** The first line wherever a life may be at stake. 999 and 112 are police lines: nobody may count on an ambulance. */
export const callFirst = fill(words.callFirst, {
  phone: owner.phone.display,
  ambulance: helplines.ambulance.display,
});

/** How to find out whether somebody breathes, and what to do if not: said wherever there is no room for all steps. */
export const ifNotAwake = words.ifNotAwake;

/** Not awake after an injury: an open airway comes before a still neck. */
export const airway = words.airway;

/**
 * First aid in at most eight lines a topic: what the assistant says, and the steps that the pages begin with. The one
 * place of these words. Each line must come from the guidelines in `sources.ts`; a clinician has to agree to a change.
 */
export const short: Readonly<Record<TopicId, readonly string[]>> = {
  notBreathing: [
    callFirst,
    words.notBreathing.shoutTapBothShouldersNo,
    words.notBreathing.tiltHeadBackLiftChin,
    words.notBreathing.notBreathingNormallyNotSure,
    words.notBreathing.armsStraightPushHardFast,
    words.notBreathing.trainedBreaths30PushesThen,
    words.notBreathing.sendSomebodyDefibrillatorAedUse,
  ],
  notAwake: [
    callFirst,
    words.notAwake.shoutTapBothShouldersNo,
    words.notAwake.noNormalBreathingOnlyGasps,
    words.notAwake.breathingNormallyNoInjuryFar,
    fill(words.notAwake.afterFallCrash, { quiet: airway.quiet }),
    airway.noisy,
    words.notAwake.watchChestBreathingStopsBecomes,
    words.notAwake.awakeAgainAfterFaintStay,
  ],
  choking: [
    callFirst,
    words.choking.canCoughTalkLetCough,
    words.choking.bendForwardHeadLowGive,
    words.choking.stillStuckBehindFistJust,
    words.choking.pregnantTooBigPutFist,
    words.choking.go55TurnUntil,
    words.choking.goLimpLayFloorPush,
    words.choking.babyGetsChestThrustsNever,
  ],
  bleeding: [
    callFirst,
    words.bleeding.pressFirmlyClothWoundBoth,
    words.bleeding.doNotLiftClothLook,
    words.bleeding.somethingStuckLeavePressBoth,
    words.bleeding.groinArmpitSideNeckPush,
    words.bleeding.armLegStillPouringTourniquet,
    words.bleeding.putStickKnotTieAgain,
  ],
  heartAttack: [
    callFirst,
    words.heartAttack.letSitFloorBackWall,
    words.heartAttack.alertAdultMayChewOne,
    words.heartAttack.noAspirinAllergyToldNot,
    words.heartAttack.haveDefibrillatorAedBroughtNear,
    ifNotAwake,
  ],
  stroke: [
    callFirst,
    words.stroke.askSmileHasOneSide,
    words.stroke.askLiftBothArmsDoes,
    words.stroke.askSayLeoNiSiku,
    words.stroke.oneSignEnoughCallNow,
    words.stroke.noFoodNoDrinkNo,
    words.stroke.sleepyVomitingTurnOntoOne,
  ],
  burns: [
    fill(words.burns.badBurn, { callFirst }),
    words.burns.clothesFireStopDropRoll,
    words.burns.coolBurnOnceUnderCool,
    words.burns.whileWaterRunsTakeOff,
    words.burns.thenCoverLooselyClingFilm,
    words.burns.chemicalAcidGlovesBrushPowder,
    words.burns.callFaceHandsFeetGenitals,
  ],
  roadAccident: [
    callFirst,
    words.roadAccident.safetyFirstStopSafePlace,
    words.roadAccident.sayRoadDirectionLandmarkHow,
    words.roadAccident.doNotMoveInjuredPeople,
    fill(words.roadAccident.notAwake, { quiet: airway.quiet }),
    airway.noisy,
    words.roadAccident.notBreathingNormallyPushHard,
    words.roadAccident.keepWarmGiveNothingMouth,
  ],
  snakebite: [
    callFirst,
    words.snakebite.moveAwaySnakeWriteDown,
    words.snakebite.keepPersonStillCarryMust,
    words.snakebite.takeOffRingsAnkletsShoes,
    words.snakebite.splintBittenArmLegKeep,
    words.snakebite.vomitingLayPersonLeftSide,
    words.snakebite.goHospitalOnceAgreeDispatcher,
  ],
  whatToSay: [
    callFirst,
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
