import words from '#words/quoteLink.json';
import { language } from './language';
import { pathIn } from '../../domain/language';
import type { Link } from '../../domain/link';
import { quoteForms, type QuotedService } from '../quoteForms';

/** Leads to the form of a service's requests. */
export const quoteLink = (service: QuotedService): Link => ({
  label: words.label,
  to: pathIn(language, quoteForms[service]),
});
