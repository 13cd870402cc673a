import words from '#words/firstAid/smoke.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr, ontoTheSide } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Carbon monoxide from a jiko, a generator or a fire. */
export const smoke = firstAidTopic({
  id: 'smoke',
  meta: words.meta,
  steps: [
    {
      ...words.steps.shoutOpenDoorWindowsOutside,
      isLarge: true,
      from: [c.jiko, c.redCross],
    },
    {
      ...words.steps.everybodyOutIntoFreshAir,
      from: [c.jiko, c.redCross, c.carbonMonoxide],
    },
    { ...words.steps.generatorOff, from: [c.carbonMonoxide] },
    beginCpr,
    ontoTheSide,
    {
      ...words.steps.everyoneWhoBreathedSmokeGoes,
      from: [c.jiko, c.carbonMonoxide, s.common],
    },
  ],
  callIf: [
    { text: words.callIf.severalPeopleHaveHeadache, from: [c.jiko] },
    { text: words.callIf.feelSickSleepy, from: [c.jiko] },
  ],
  never: [
    { text: words.never.doNotGoBack, from: [c.carbonMonoxide] },
    { text: words.never.doNotSleepRoomBurning, from: [c.redCross] },
  ],
  techniques: [
    {
      id: 'gas',
      title: words.techniques.gas.title,
      items: [
        { ...words.techniques.gas.items.noFlameNoSwitchOff, from: [c.gas] },
        { ...words.techniques.gas.items.closeValveNear, from: [c.gas] },
        { ...words.techniques.gas.items.everybodyOutCallOutside, from: [c.gas] },
        { ...words.techniques.gas.items.cylinderDoesNotBurn, from: [c.gas] },
        { ...words.techniques.gas.items.burnsTankerLiesSide, from: [c.gas] },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
