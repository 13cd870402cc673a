import { requestsPage, type RequestPath } from '../domain/requests/kinds';

/** Where the quote of a service is asked for: a form of its own, or the list of them where several may fit. */
export const quoteForms = {
  'Air Medical Evacuation': '/Request/AirEvacuation',
  'Evacuation Cover': '/Request/EvacuationCover',
  'Event Coverage': '/Request/Events',
  'First-Aid Training': '/Request/Training',
  'International Patient Transfer': '/Request/InternationalTransfer',
  // A crew for a shift, a journey, a match or an event.
  'Paramedics Services': requestsPage,
  'Patient Transfer': '/Request/PatientTransfer',
  'School Emergency Cover': '/Request/Schools',
  'Site Emergency Cover': '/Request/Sites',
  'Sports Coverage': '/Request/Sports',
} as const satisfies Readonly<Record<string, RequestPath | typeof requestsPage>>;

/** A service that somebody can ask a quote for, by its English name. */
export type QuotedService = keyof typeof quoteForms;
