import { canBeCalled } from '../canBeCalled';
import { hasPlusCodeForm } from '../../behaviours/place/plusCodeForm';

/** Id of the form, the prefix of its fields' ids. */
export const planFormId = 'plan-form';

/** A check that only shows a hint: the value is accepted in any case. */
const hintUnless = (passes: (text: string) => boolean) => (hint: string) => (text: unknown) =>
  typeof text !== 'string' || text.trim() === '' || passes(text) || hint;

/** Shows a hint below a number that cannot be called. */
export const canBeCalledOr = hintUnless(canBeCalled);

/** Shows a hint below what has not the form of a Plus Code. */
export const hasPlusCodeFormOr = hintUnless(hasPlusCodeForm);
