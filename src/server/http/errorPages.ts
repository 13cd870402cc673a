import { languages, languageTag, pathIn, type Language } from '../../domain/language';
import type { PageRenderer } from '../../domain/pages';
import { describeError } from '../errors';
import type { Log } from '../log';
import type { ClientFiles } from './clientFiles';
import type { PagePolicy } from './contentSecurityPolicy';
import { cached, never, pageResource, type Resource } from './resource';

/**
 * Returns the HTML page of an error status.
 * @param requestId Shown for server errors, so that a visitor can report it to staff.
 */
export type ErrorPages = (
  status: number,
  statusText: string,
  language: Language,
  requestId?: string,
) => Promise<Resource>;

/** Placeholder for the id of a request in a rendered page. */
const slot = 'REQUEST-SLOT';

/** Error pages, each rendered only once: an attacker's thousandth refusal costs no rendering. */
export function errorPages(
  renderer: Pick<PageRenderer, 'renderError'>,
  files: ClientFiles,
  policyOf: PagePolicy,
  log: Log,
): ErrorPages {
  const rendered = new Map<string, Promise<Resource>>();
  for (const language of languages) {
    const built = files.get(`${pathIn(language, '/404')}.html`);
    if (built) rendered.set(`${language} 404 Not Found`, Promise.resolve({ ...built, cacheControl: never }));
  }
  const failures = new Map<string, Promise<string>>();
  const resourceOf = (html: string, effort?: number) =>
    pageResource(html, policyOf, { cacheControl: never, ...(effort !== undefined && { effort }) });

  /** A server error, rendered once; the id of the request is inserted afterwards. */
  async function serverErrorPage(
    status: number,
    statusText: string,
    language: Language,
    requestId: string,
  ): Promise<Resource> {
    const html = await cached(failures, `${language} ${String(status)}`, () =>
      renderer.renderError(status, `${statusText} (${slot})`, language),
    );
    return resourceOf(html.replaceAll(slot, requestId), 1);
  }

  return (status, statusText, language, requestId) => {
    const name = `${String(status)} ${statusText}`;
    const page =
      status >= 500 && requestId !== undefined
        ? serverErrorPage(status, statusText, language, requestId)
        : cached(rendered, `${language} ${name}`, async () =>
            resourceOf(await renderer.renderError(status, statusText, language)),
          );
    return page.catch((error: unknown) => {
      log(`The page for ${String(status)} could not be rendered: ${describeError(error)}`, {
        level: 'error',
        event: 'error_page_failed',
      });
      return resourceOf(
        `<!doctype html><html lang="${languageTag.en}"><title>${statusText}</title><h1>${name}</h1></html>`,
      );
    });
  };
}
