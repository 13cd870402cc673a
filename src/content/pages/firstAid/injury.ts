import words from '#words/firstAid/injury.json';
import neck from 'virtual:picture/firstAid-neck';
import type { FirstAidList, Statement } from '../../firstAidTypes';
import { sources as s } from './sources';

/** Opening the airway of somebody with an injury: it comes before a still neck. */
export const jawSteps: readonly Statement[] = [
  { ...words.jawSteps.quietNormalBreathing, from: [s.resuscitationUk] },
  {
    ...words.jawSteps.snoringGurglingVomitBlood,
    pictures: [neck],
    from: [s.resuscitationUk],
  },
  { ...words.jawSteps.notEnoughFluidMouthMust, from: [s.resuscitationUk, s.common] },
  { ...words.jawSteps.oneHoldsHeadCounts, from: [s.resuscitationUk, s.common] },
  { ...words.jawSteps.alone, from: [s.common] },
  { ...words.jawSteps.nothingOpensAirway, from: [s.resuscitationUk, s.common] },
];

/** The same, where it is one part of a page. */
export const jaw: FirstAidList = {
  id: 'jaw',
  ...words.jaw,
  items: jawSteps,
};

/** When a helmet comes off, and how. */
export const helmet: FirstAidList = {
  id: 'helmet',
  title: words.helmet.title,
  items: [
    { text: words.helmet.items.awakeBreathingStaysVisorUp, from: [s.helmet] },
    { text: words.helmet.items.notBreathingAirwayCannotCleared, from: [s.helmet] },
    { text: words.helmet.items.oneHoldsNeckJawBelow, from: [s.helmet] },
  ],
};
