import words from '#words/firstAid/dogBite.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, parts } from './titles';

/** Bitten by a dog or another mammal: rabies. Attacked by a wild animal. */
export const dogBite = firstAidTopic({
  id: 'dogBite',
  meta: words.meta,
  clinic: true,
  steps: [
    { ...words.steps.wash15Minutes, isLarge: true, from: [c.dogBite, s.common] },
    { ...words.steps.thenPress, links: [linkTo('bleeding')], from: [c.dogBite] },
    {
      ...words.steps.goClinicSameDayVaccine,
      isLarge: true,
      from: [c.dogBite, s.common],
    },
    { ...words.steps.bleedsLickWoundEyeMouth, from: [c.rabies] },
  ],
  callIf: [
    { text: words.callIf.bleedsHeavily, from: [c.dogBite] },
    { text: words.callIf.faceChild, from: [c.dogBite] },
  ],
  never: [
    { text: words.never.doNotWaitWatchDog, from: [c.dogBite] },
    { text: words.never.noChilliNoOilNo, from: [c.dogBite] },
  ],
  techniques: [
    {
      id: 'wildAnimal',
      title: parts.wildAnimal,
      lead: words.techniques.wildAnimal.lead,
      items: [
        { ...words.techniques.wildAnimal.items.safetyFirstIntoCarHouse, from: [s.common] },
        {
          act: words.techniques.wildAnimal.items.stopHeavyBleedingFirst,
          links: [linkTo('bleeding')],
          from: [s.common],
        },
        { ...words.techniques.wildAnimal.items.hornTusk, isLarge: true, from: [s.common] },
        {
          ...words.techniques.wildAnimal.items.hitBellyChestThrownTrampled,
          links: [linkTo('spine')],
          from: [s.common],
        },
        { ...words.techniques.wildAnimal.items.crocodileHippoLionHyena, from: [s.common] },
        { act: words.techniques.wildAnimal.items.mammalWashBiteVaccineSame, from: [c.rabies] },
      ],
    },
  ],
  related: [linkTo('snakebite'), linkTo('bleeding'), allTopics],
});
