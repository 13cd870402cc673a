import type { SiteForm } from '../forms';
import { requestFormName, requestPage, requestSentPage, type RequestKind } from './kinds';

/** Id of the form on the page of every kind; those of its fields begin with it. */
export const requestFormId = 'request-form';

/** Everything by which page, script and server know the form of a kind, but for the names of its fields. */
export function requestForm(kind: RequestKind): SiteForm {
  return {
    path: `/send-request/${kind}`,
    page: requestPage(kind),
    anchor: requestFormId,
    id: requestFormId,
    thanks: requestSentPage,
    fields: [],
    draft: requestFormName(kind),
  };
}
