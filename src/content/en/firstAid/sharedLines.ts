import type { Statement } from '../../firstAidTypes';
import { sources as s } from './sources';
import { linkTo, pathOf } from './titles';

const cpr = { label: 'CPR', to: pathOf('notBreathing') };

/** Before help comes, where somebody may stop breathing. */
export const ifNoResponse: Statement = {
  ask: 'No response?',
  act: 'Check breathing.',
  text: 'Tip the head back (a baby: face level), look at the chest. No breathing, or only gasps:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** Breathes, but is not awake. */
export const ontoTheSide: Statement = {
  ask: 'Breathes, but does not wake up?',
  act: 'Turn them onto the side:',
  links: [linkTo('notAwake')],
  from: [s.recovery],
};

/** Not breathing: leads to the steps. */
export const beginCpr: Statement = {
  ask: 'Not breathing, or only gasps?',
  act: 'Lay them flat on the back and push:',
  links: [cpr],
  from: [s.resuscitationUk],
};

/** A person who is ill or hurt may need an operation, or may choke. */
export const nothingByMouth: Statement = { text: 'Do not give food or drink.', from: [s.common] };
