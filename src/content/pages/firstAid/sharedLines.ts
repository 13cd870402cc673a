import words from '#words/firstAid/sharedLines.json';
import type { Statement } from '../../firstAidTypes';
import { sources as s } from './sources';
import { linkTo, pathOf } from './titles';

const cpr = { label: words.cpr.label, to: pathOf('notBreathing') };

/** Before help comes, where somebody may stop breathing. */
export const ifNoResponse: Statement = { ...words.ifNoResponse, links: [cpr], from: [s.resuscitationUk] };

/** Breathes, but is not awake. */
export const ontoTheSide: Statement = {
  ...words.ontoTheSide,
  links: [linkTo('notAwake')],
  from: [s.recovery],
};

/** Not breathing: leads to the steps. */
export const beginCpr: Statement = { ...words.beginCpr, links: [cpr], from: [s.resuscitationUk] };

/** A person who is ill or hurt may need an operation, or may choke. */
export const nothingByMouth: Statement = { text: words.nothingByMouth.text, from: [s.common] };
