import type { PageRenderer } from '../../domain/pages';
import type { PagePolicy } from './contentSecurityPolicy';
import { never, pageResource, type Resource } from './resource';

/** Stands in the rendered page where a reference belongs; neither HTML nor JSON changes it. */
const slot = 'REFERENCE-SLOT';

/** Confirmations with a reference that are kept; above it the oldest is made again. */
const mostKept = 100;

/**
 * Gives the page that confirms a form which has just been stored.
 * @param reference What the request is called, as `asReference` gives it: letters, digits and a hyphen.
 */
export type Confirmations = (page: string, reference?: string) => Promise<Resource>;

/** Confirmations, each page of them rendered once for all visitors: a reference is put into its place. */
export function confirmations(renderer: Pick<PageRenderer, 'render'>, policyOf: PagePolicy): Confirmations {
  const rendered = new Map<string, Promise<string>>();
  const kept = new Map<string, Promise<Resource>>();

  function render(page: string, named: boolean): Promise<string> {
    return renderer.render(page, { reviews: [], sent: true, ...(named && { reference: slot }) });
  }

  async function make(page: string, reference?: string): Promise<Resource> {
    const html = await cached(rendered, `${page} ${String(reference !== undefined)}`, () =>
      render(page, reference !== undefined),
    );
    const named = reference === undefined ? html : html.replaceAll(slot, reference);
    return pageResource(named, policyOf, { cacheControl: never, effort: 4 });
  }

  return (page, reference) => {
    const confirmed = cached(kept, `${page} ${reference ?? ''}`, () => make(page, reference));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return confirmed;
  };
}

/** What a map holds under a name, made where it is missing; a failure is not kept. */
function cached<T>(map: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = map.get(name);
  if (known) return known;
  const made = make();
  map.set(name, made);
  made.catch(() => map.delete(name));
  return made;
}
