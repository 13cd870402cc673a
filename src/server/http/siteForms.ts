import { forms, type FormName, type SiteForm } from '../../domain/forms';
import { requestForms, wholeRequestForm } from '../../domain/requests/definitions';
import { requestFormName, requestKinds } from '../../domain/requests/kinds';
import type { ReturnedForm } from '../../domain/returned';

/** All forms of the site that the server accepts. */
export const siteForms: readonly SiteForm[] = [...Object.values(forms), ...requestForms];

/** The form with a name. */
export function siteFormOf(name: ReturnedForm['form']): SiteForm {
  const kind = requestKinds.find((one) => requestFormName(one) === name);
  return kind ? wholeRequestForm(kind) : forms[name as FormName];
}
