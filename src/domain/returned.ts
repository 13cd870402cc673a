import type { FormName } from './forms';
import type { RequestFormName } from './requests/kinds';
import type { Problems } from './problems';

/** A plain form post that was refused: what was typed and what is wrong, to show the form again. */
export interface ReturnedForm {
  form: FormName | RequestFormName;
  /** Field name to what was typed, at most twice the field's limit. */
  values: Readonly<Record<string, string>>;
  problems: Problems;
}

/** The refused post if it is one of this form. */
export function returnedTo(
  name: ReturnedForm['form'],
  returned: ReturnedForm | undefined,
): ReturnedForm | undefined {
  return returned?.form === name ? returned : undefined;
}
