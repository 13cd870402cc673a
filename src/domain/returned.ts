import type { FormName } from './forms';
import type { RequestFormName } from './requests/kinds';
import type { Problems } from './problems';

/** A plain form post that was refused: its values and errors, to show the form again. */
export interface ReturnedForm {
  form: FormName | RequestFormName;
  /** Submitted values by field, at most twice the field's limit. */
  values: Readonly<Record<string, string>>;
  problems: Problems;
}

/** The refused post, if it belongs to this form. */
export function returnedTo(
  name: ReturnedForm['form'],
  returned: ReturnedForm | undefined,
): ReturnedForm | undefined {
  return returned?.form === name ? returned : undefined;
}
