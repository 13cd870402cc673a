import words from '#words/firstAid/asthma.json';
import spacer from 'virtual:picture/firstAid-spacer';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** An asthma attack. */
export const asthma = firstAidTopic({
  id: 'asthma',
  meta: words.meta,
  steps: [
    { ...words.steps.sitUpLoosenTightClothes, from: [c.asthma] },
    {
      act: words.steps.blueInhalerShake1Puff.act,
      text: words.steps.blueInhalerShake1Puff.text,
      links: [{ label: words.steps.blueInhalerShake1Puff.links.spacer, to: `${pathOf('asthma')}#spacer` }],
      isLarge: true,
      from: [s.firstAid, c.asthma, c.spacer],
    },
    { ...words.steps.n1PuffEvery3060, from: [c.asthma] },
    { ...words.steps.worseAnyTimeNoBetter, from: [c.asthma] },
    { ...words.steps.noAmbulanceAfter10Minutes, from: [c.asthma] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.cannotFinishSentenceTooTired, from: [c.asthma] },
    { text: words.callIf.lipsBlueGreyNoSound, from: [c.asthma] },
    { text: words.callIf.noInhalerFirstAttack, from: [c.asthma] },
    { text: words.callIf.getsWorseNoBetterAfter, from: [c.asthma] },
    { text: words.callIf.cameAfterFoodSting, links: [linkTo('allergy')], from: [c.asthma] },
    { text: words.callIf.childWhoseRibsSuckWho, from: [c.asthma] },
  ],
  never: [
    { text: words.never.doNotLayDown, from: [c.asthma] },
    { text: words.never.doNotLeaveAlone, from: [c.asthma] },
  ],
  more: [
    {
      id: 'spacer',
      title: words.more.spacer.title,
      items: [
        { text: words.more.spacer.items.shakeInhalerOnePuffInto, from: [c.spacer] },
        { text: words.more.spacer.items.lipsMaskTight45, pictures: [spacer], from: [c.spacer] },
        { text: words.more.spacer.items.shakeAgainBeforeNextPuff, from: [c.spacer] },
        { text: words.more.spacer.items.noSpacerPlasticBottle500, from: [c.bottleSpacer] },
      ],
    },
    {
      id: 'combined',
      title: words.more.combined.title,
      items: [{ text: words.more.combined.items.n1PuffEvery13, from: [c.asthma] }],
    },
  ],
  related: [linkTo('allergy'), linkTo('choking'), linkTo('heartAttack'), allTopics],
});
