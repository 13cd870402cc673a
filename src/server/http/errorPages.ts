import type { PageRenderer } from '../../domain/pages';
import { describeError } from '../errors';
import type { ClientFiles } from './clientFiles';
import type { PagePolicy } from './contentSecurityPolicy';
import { cached, never, pageResource, type Resource } from './resource';

/** Gives the HTML page of an error status. */
export type ErrorPages = (status: number, statusText: string) => Promise<Resource>;

/** Error pages, each rendered once: an attacker's thousandth refusal costs no rendering. */
export function errorPages(
  renderer: Pick<PageRenderer, 'renderError'>,
  files: ClientFiles,
  policyOf: PagePolicy,
  log: (line: string) => void,
): ErrorPages {
  const rendered = new Map<string, Promise<Resource>>();
  const built = files.get('/404.html');
  if (built) rendered.set('404 Not Found', Promise.resolve({ ...built, cacheControl: never }));
  const resourceOf = (html: string) => pageResource(html, policyOf, { cacheControl: never });

  return (status, statusText) => {
    const name = `${String(status)} ${statusText}`;
    return cached(rendered, name, async () =>
      resourceOf(await renderer.renderError(status, statusText)),
    ).catch((error: unknown) => {
      log(`The page for ${String(status)} could not be rendered: ${describeError(error)}`);
      return resourceOf(`<!doctype html><html lang="en"><title>${statusText}</title><h1>${name}</h1></html>`);
    });
  };
}
