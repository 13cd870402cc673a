import type { SiteForm } from '../forms';
import { requestFormName, requestPage, requestSentPage, type RequestKind } from './kinds';

/** Id of the form on the page of every kind, the prefix of its fields' ids. */
export const requestFormId = 'request-form';

/** The form of a kind, without the names of its fields. */
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
