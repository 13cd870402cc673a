import words from '#words/firstAid/sickChild.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Danger signs of a sick child. */
export const sickChild = firstAidTopic({
  id: 'sickChild',
  meta: words.meta,
  steps: [
    { ...words.steps.anySignDangerBelow, isLarge: true, from: [c.sickChild] },
    {
      ask: words.steps.childCanDrink.ask,
      act: words.steps.childCanDrink.act,
      links: [{ label: words.steps.childCanDrink.links.howMakeOrs, to: `${pathOf('sickChild')}#ors` }],
      from: [c.fluids],
    },
    { ...words.steps.childHot, from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.childCannotDrinkSuckVomits, from: [c.sickChild] },
    { text: words.callIf.childHasHadFitHard, from: [c.sickChild] },
    { text: words.callIf.childBreathesFastChestSucks, from: [c.sickChild] },
    { text: words.callIf.feverUnder3MonthsOld, from: [s.common] },
    { text: words.callIf.feverStiffNeckColdHands, from: [c.meningitis] },
    {
      text: words.callIf.rashDoesNotFadeUnder.text,
      links: [
        { label: words.callIf.rashDoesNotFadeUnder.links.glassTest, to: `${pathOf('sickChild')}#glass` },
      ],
      from: [c.meningitis],
    },
    { text: words.callIf.sunkenEyesPinchSkinStays, from: [c.fluids] },
    { text: words.callIf.bloodStoolStoolsLikeRice, from: [c.fluids] },
  ],
  never: [
    { text: words.never.noColdBath, from: [s.common] },
    { text: words.never.noAspirinNoHerbs, from: [s.common] },
    { text: words.never.diarrhoeaNoSodaNoJuice, from: [c.fluids] },
  ],
  techniques: [
    {
      id: 'ors',
      title: words.techniques.ors.title,
      items: [
        { act: words.techniques.ors.items.packetOrsExactly1Litre, from: [c.fluids] },
        { ...words.techniques.ors.items.noPacket, from: [c.homeOrs] },
        { ...words.techniques.ors.items.tasteNotSaltierThanTears, from: [c.homeOrs] },
        { ...words.techniques.ors.items.afterEachLooseStoolSmall, from: [c.fluids] },
        { ...words.techniques.ors.items.childVomits, from: [c.fluids] },
        { act: words.techniques.ors.items.breastFoodZincClinic, from: [c.fluids] },
        { ...words.techniques.ors.items.under6Months, from: [c.fluids] },
      ],
    },
    {
      id: 'glass',
      title: words.techniques.glass.title,
      items: [
        { act: words.techniques.glass.items.pressSideClearGlassFirmly, from: [c.meningitis] },
        { ...words.techniques.glass.items.spotsStay, from: [c.meningitis] },
        { ...words.techniques.glass.items.fade, from: [c.meningitis] },
        { ...words.techniques.glass.items.darkSkin, from: [c.meningitis] },
      ],
    },
    {
      id: 'sickleCell',
      title: parts.sickleCell,
      lead: words.techniques.sickleCell.lead,
      items: [
        { act: words.techniques.sickleCell.items.saySickleCellEverybody, from: [c.sickleCell] },
        { ...words.techniques.sickleCell.items.plentyDrinkWarmthRest, from: [c.sickleCell] },
        { ...words.techniques.sickleCell.items.fever38CChestPain, from: [c.sickleCell] },
        { ...words.techniques.sickleCell.items.weakOneSideOddSpeech, from: [c.sickleCell] },
        {
          ...words.techniques.sickleCell.items.suddenlyVeryPaleBellySwollen,
          from: [c.sickleCell],
        },
        {
          ...words.techniques.sickleCell.items.painStrongerThanUsualStays,
          from: [c.sickleCell],
        },
        {
          ...words.techniques.sickleCell.items.childFeverSwollenHandsFeet,
          from: [c.sickleCell],
        },
        { ...words.techniques.sickleCell.items.believePain, from: [c.sickleCell] },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('choking'), linkTo('poison'), allTopics],
});
