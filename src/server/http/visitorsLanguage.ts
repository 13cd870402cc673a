import type { Context } from 'hono';
import { languageField } from '../../domain/formGuard';
import { isLanguage, languageOf, type Language } from '../../domain/language';
import { isRecord } from './body';

/**
 * Removes the page's language from a submission, before it is validated.
 * @param inside Name of a field whose object may contain it, too.
 * @returns The language, English if it is missing or unknown, and the other values.
 */
export function withoutLanguage(
  sent: Readonly<Record<string, unknown>>,
  inside?: string,
): { language: Language; values: Record<string, unknown> } {
  const { [languageField]: given, ...values } = sent;
  const inner = inside === undefined ? undefined : values[inside];
  const language = isLanguage(given) ? given : 'en';
  if (inside === undefined || !isRecord(inner)) return { language, values };
  const nested = withoutLanguage(inner);
  return {
    language: isLanguage(given) ? given : nested.language,
    values: { ...values, [inside]: nested.values },
  };
}

/**
 * Language of the answer to a visitor: that of the address, or of the page with the form. The form's own field is not used,
 * because the body may not have been read.
 */
export function visitorsLanguage({ req }: Context): Language {
  const pathLanguage = languageOf(req.path);
  const referer = req.header('referer');
  return pathLanguage === 'en' && referer !== undefined && URL.canParse(referer) && req.method === 'POST'
    ? languageOf(new URL(referer).pathname)
    : pathLanguage;
}
