import words from '#words/firstAid/brokenBone.json';
import splint from 'virtual:picture/firstAid-splint';
import sling from 'virtual:picture/firstAid-sling';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A broken arm, leg or hip. */
export const brokenBone = firstAidTopic({
  id: 'brokenBone',
  meta: words.meta,
  steps: [
    { ...words.steps.leaveFound, isLarge: true, from: [c.home] },
    { ...words.steps.woundBoneShows, from: [c.home] },
    { ...words.steps.haveMove, pictures: [sling, splint], from: [c.home] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.thighHipBack, from: [c.home] },
    { text: words.callIf.boneShows, from: [c.home] },
    { text: words.callIf.handFootBeyondColdBlue, from: [c.home] },
  ],
  never: [
    { text: words.never.doNotStraightenDoNot, from: [c.home] },
    { text: words.never.doNotGiveFood, from: [c.home] },
  ],
  related: [linkTo('spine'), linkTo('bleeding'), linkTo('trapped'), allTopics],
});
