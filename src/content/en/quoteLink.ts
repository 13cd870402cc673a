import type { Link } from '../../domain/link';
import { quoteForms } from '../quoteForms';
import type { QuotedService } from './quotedServices';

/** Leads to the form of a service's requests. */
export const quoteLink = (service: QuotedService): Link => ({
  label: 'Get a Quote Today',
  to: quoteForms[service],
});
