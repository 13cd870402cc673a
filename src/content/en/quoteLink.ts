import { forms } from '../../domain/forms';
import type { Link } from '../../domain/link';
import type { RequestPath } from '../../domain/requests/kinds';
import type { QuotedService } from './quotedServices';

/** Services whose quote is asked for by a form of their own. */
const formOf: Readonly<Partial<Record<QuotedService, RequestPath>>> = {
  'Air Medical Evacuation': '/Request/AirEvacuation',
  'Evacuation Cover': '/Request/EvacuationCover',
  'Event Coverage': '/Request/Events',
  'International Patient Transfer': '/Request/InternationalTransfer',
  'Patient Transfer': '/Request/PatientTransfer',
  'School Emergency Cover': '/Request/Schools',
  'Site Emergency Cover': '/Request/Sites',
  'Sports Coverage': '/Request/Sports',
};

/** Opens the form of a service's requests, or the contact form with the service filled in where it has none. */
export function quoteLink(service: QuotedService): Link {
  return {
    label: 'Get a Quote Today',
    to: formOf[service] ?? `${forms.contact.page}?service=${encodeURIComponent(service)}#write`,
  };
}
