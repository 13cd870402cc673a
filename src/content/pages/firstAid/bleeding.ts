import words from '#words/firstAid/bleeding.json';
import pressWound from 'virtual:picture/firstAid-press-wound';
import tourniquetPicture from 'virtual:picture/firstAid-tourniquet';
import type { FirstAidList } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** How a tourniquet is tied. */
const tourniquet: FirstAidList = {
  id: 'tourniquet',
  title: words.tourniquet.title,
  items: [
    { ...words.tourniquet.items.takeBand5CmWide, from: [s.tourniquet] },
    { ...words.tourniquet.items.put57CmAbove, from: [s.tourniquet] },
    { act: words.tourniquet.items.tieOncePutStickKnot, from: [s.tourniquet] },
    {
      ...words.tourniquet.items.twistUntilBloodStops,
      pictures: [tourniquetPicture],
      from: [s.tourniquet],
    },
    { ...words.tourniquet.items.writeDownTimeNeverLoosen, from: [s.tourniquet] },
  ],
};

/** Heavy bleeding. */
export const bleeding = firstAidTopic({
  id: 'bleeding',
  meta: words.meta,
  steps: [
    {
      ...words.steps.pressHardRightWound,
      isLarge: true,
      pictures: [pressWound],
      from: [s.firstAid, s.tourniquet],
    },
    { ...words.steps.doNotLiftLook, from: [s.firstAid, s.tourniquet] },
    {
      ask: words.steps.armLegStillPouringHalf.ask,
      act: words.steps.armLegStillPouringHalf.act,
      links: [{ label: words.steps.armLegStillPouringHalf.links.tourniquet, to: '#tourniquet' }],
      from: [s.firstAid],
    },
    { ...words.steps.groinArmpitSideNeck, from: [s.firstAid, s.common] },
    { ...words.steps.layFlatKeepWarm, from: [s.firstAid, s.tourniquet, s.chest] },
    ifNoResponse,
  ],
  never: [
    { text: words.never.doNotPullOutWhat, from: [s.firstAid] },
    { text: words.never.doNotLoosenTourniquetNever, from: [s.tourniquet, s.common] },
  ],
  techniques: [tourniquet],
  more: [
    {
      id: 'more',
      title: words.more.more.title,
      items: [
        { text: words.more.more.items.somethingStuckLeavePressBoth, from: [s.firstAid] },
        { text: words.more.more.items.holeChestLeaveOpenSit, from: [s.firstAid, s.chest] },
        { text: words.more.more.items.edgeBleedsLayLightCloth, from: [s.firstAid, s.chest] },
        { text: words.more.more.items.bowelOutCoverWetClean, from: [s.common] },
        { text: words.more.more.items.partCutOffPressStump, from: [s.common] },
        { text: words.more.more.items.putBagIntoWaterIce, from: [s.common] },
        { text: words.more.more.items.toothAdultOutHoldCrown, from: [s.common] },
      ],
    },
  ],
  related: [linkTo('attack'), linkTo('roadAccident'), linkTo('pregnancy'), linkTo('kit'), allTopics],
});
