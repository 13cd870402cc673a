import { type RequestPath, requestsPage } from '../domain/requests/kinds';
import type { QuotedService } from './en/quotedServices';

/** Where a service's quote is asked for: a form of its own, or the list of them where several may fit. */
export const quoteForms: Readonly<Record<QuotedService, RequestPath | typeof requestsPage>> = {
  'Air Medical Evacuation': '/Request/AirEvacuation',
  'Evacuation Cover': '/Request/EvacuationCover',
  'Event Coverage': '/Request/Events',
  'International Patient Transfer': '/Request/InternationalTransfer',
  // A crew for a shift, a journey, a match or an event.
  'Paramedics Services': requestsPage,
  'Patient Transfer': '/Request/PatientTransfer',
  'School Emergency Cover': '/Request/Schools',
  'Site Emergency Cover': '/Request/Sites',
  'Sports Coverage': '/Request/Sports',
};
