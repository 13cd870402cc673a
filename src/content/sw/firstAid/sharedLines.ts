import { sources as s } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';
import { linkTo, pathOf } from './titles';

const cpr = { label: 'Kubonyeza kifua', to: pathOf('notBreathing') };

/** Before help comes, where somebody may stop breathing. */
export const ifNoResponse: Statement = {
  ask: 'Haitikii?',
  act: 'Angalia kama anapumua.',
  text: 'Rudisha kichwa nyuma (mtoto mchanga: uso sawa), tazama kifua. Hapumui, au anavuta pumzi mara mojamoja tu:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** Breathes, but is not awake. */
export const ontoTheSide: Statement = {
  ask: 'Anapumua, lakini haamki?',
  act: 'Mlaze kwa ubavu:',
  links: [linkTo('notAwake')],
  from: [s.recovery],
};

/** Not breathing: leads to the steps. */
export const beginCpr: Statement = {
  ask: 'Hapumui, au anavuta pumzi mara mojamoja tu?',
  act: 'Mlaze chali, ubonyeze kifua:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** People who are ill or hurt may need an operation, or may choke. */
export const nothingByMouth: Statement = { text: 'Usimpe chakula wala kinywaji.', from: [s.common] };
