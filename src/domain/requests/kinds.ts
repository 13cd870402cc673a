/** Page with links to the forms of all requests, whose paths begin with it. */
export const requestsPage = '/Request';

/** Kinds of cover, transfer or course that can be requested, each with a form of its own; in the order of the offer. */
export const requestKinds = [
  'events',
  'sports',
  'schools',
  'sites',
  'transfer',
  'air',
  'international',
  'evacuation',
  'training',
] as const;

/** One of them. */
export type RequestKind = (typeof requestKinds)[number];

/** Page after a request that was sent without JavaScript. */
export const requestSentPage = '/RequestSent';

const names = {
  events: 'Events',
  sports: 'Sports',
  schools: 'Schools',
  sites: 'Sites',
  transfer: 'PatientTransfer',
  air: 'AirEvacuation',
  international: 'InternationalTransfer',
  evacuation: 'EvacuationCover',
  training: 'Training',
} as const satisfies Record<RequestKind, string>;

/** Path of a kind's form. */
export type RequestPath = `${typeof requestsPage}/${(typeof names)[RequestKind]}`;

/** Page of a kind's form. */
export function requestPage(kind: RequestKind): RequestPath {
  return `${requestsPage}/${names[kind]}`;
}

/** Name of a refused form of a kind. */
export type RequestFormName = `request-${RequestKind}`;

/** Name of a kind's form, and of its draft. */
export function requestFormName<Kind extends RequestKind>(kind: Kind) {
  return `request-${kind}` as const;
}
