import type { Link } from '../../domain/link';
import { pathIn } from '../../domain/language';
import type { QuotedService } from '../en/quotedServices';
import { quoteForms } from '../quoteForms';

/** Leads to the form of a service's requests in Kiswahili. A service is known by its English name in each language. */
export const quoteLink = (service: QuotedService): Link => ({
  label: 'Omba Bei Leo',
  to: pathIn('sw', quoteForms[service]),
});
