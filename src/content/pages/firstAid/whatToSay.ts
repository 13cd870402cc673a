import words from '#words/firstAid/whatToSay.json';
import { concernSources as c } from './concernSources';
import { whatHappensLink, whereAmILink } from '../links';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** What to say when you call, and what to do until help comes. */
export const whatToSay = firstAidTopic({
  id: 'whatToSay',
  meta: words.meta,
  stepsTitle: words.stepsTitle,
  steps: [
    { ...words.steps.where, isLarge: true, from: [s.callers, c.places] },
    { act: words.steps.phoneNumber, from: [s.callers] },
    { act: words.steps.whatHappened, from: [s.callers] },
    { act: words.steps.doWakeUpDoBreathe, from: [s.callers] },
    { act: words.steps.howOldHowManyPeople, from: [s.callers] },
    { act: words.steps.dangersStill, from: [s.callers] },
    { ...words.steps.stayLineUntilTellHang, from: [s.callers] },
  ],
  callIf: [
    { text: words.callIf.doNotWakeUpDo, from: [s.callers] },
    { text: words.callIf.chestPainSignsStroke, from: [s.callers] },
    { text: words.callIf.hardBreatheFaceTongueSwells, from: [s.callers, s.firstAid] },
    { text: words.callIf.heavyBleedingBadBurn, from: [s.callers] },
    { text: words.callIf.fitOver5MinutesFirst, from: [s.callers, s.common] },
    { text: words.callIf.birthBleedingFitBadHeadache, from: [s.callers] },
    { text: words.callIf.childFloppyBlueHardWake, from: [s.callers] },
    { text: words.callIf.poisonSnakebiteDrowningElectricShock, from: [s.common] },
    { text: words.callIf.blowHeadSleepyVomitingConfused, from: [s.common] },
    { text: words.callIf.aboutKillThemselves, from: [s.common] },
    { text: words.callIf.seriousCrash, from: [s.callers] },
  ],
  more: [
    {
      id: 'place',
      title: words.more.place.title,
      items: [
        { text: words.more.place.items.gatesColourFloorPlotHighways, from: [c.places] },
        { text: words.more.place.items.countrySubLocationMarketBorehole, from: [c.places] },
        { text: words.more.place.items.mapsHoldFingerSpotRead, from: [c.places] },
        { text: words.more.place.items.meetCrewRoadCarCan, from: [c.places] },
        { text: words.more.place.items.locationWhatsAppSendAfter, from: [s.common] },
      ],
    },
    {
      id: 'waiting',
      title: words.more.waiting.title,
      items: [
        { text: words.more.waiting.items.openGateSwitchLight, from: [s.callers] },
        { text: words.more.waiting.items.sendSomebodyRoad, from: [s.callers] },
        { text: words.more.waiting.items.makeListMedicinesAllergies, from: [s.callers] },
      ],
    },
  ],
  related: [whereAmILink, whatHappensLink, linkTo('notBreathing'), linkTo('plan'), allTopics],
});
