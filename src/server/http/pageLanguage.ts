import type { Context } from 'hono';
import { languageField } from '../../domain/formGuard';
import { isLanguage, languageOf, type Language } from '../../domain/language';
import { isRecord } from './body';

/**
 * Takes the language of the page out of what was sent, before it is checked.
 * @param inside Name of a field whose object may hold it too.
 * @returns The language, English where there is none that the site speaks, and the other values.
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
 * Language in which a visitor is answered: that of the address, or of the page whose form was sent. A form's own word is in a body
 * that may not have been read.
 */
export function visitorsLanguage({ req }: Context): Language {
  const asked = languageOf(req.path);
  const from = req.header('referer');
  return asked === 'en' && from !== undefined && URL.canParse(from) && req.method === 'POST'
    ? languageOf(new URL(from).pathname)
    : asked;
}
