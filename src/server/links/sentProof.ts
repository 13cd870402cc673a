import { sentParameter } from '../../domain/formGuard';
import { pathIn } from '../../domain/language';
import type { Store } from '../store/Store';
import { openToken, sealedToken } from './sealedToken';

/** Query parameter with a booking's reference, on the page after it. */
export const referenceParameter = 'reference';

/** Lifetime of a proof, in seconds: until then a reload confirms again that the form was sent. */
export const proofLifetime = 15 * 60;

/**
 * Proves to the page after a plain form that the form has just been stored. The proof is in the address: it needs no cookie,
 * script or database row, all servers of one store can open it, and it contains no personal data.
 * @param now Current time in ms since 1970.
 */
export function sentProof(store: Pick<Store, 'secret'>, now: () => number) {
  /** What is sealed: the page's path without its language, because a visitor may switch to another one, and the reference. */
  const claimOf = (page: string, reference?: string | null) =>
    JSON.stringify([pathIn('en', page), reference ?? null]);

  return {
    /** The address of the page with a proof. @param reference Reference of a request for an appointment. */
    async address(page: string, reference?: string): Promise<string> {
      const until = Math.floor(now() / 1000) + proofLifetime;
      const query = new URLSearchParams({
        ...(reference !== undefined && { [referenceParameter]: reference }),
        [sentParameter]: await sealedToken(store, 'sent', claimOf(page, reference), until),
      });
      return `${page}?${String(query)}`;
    },
    /** Whether an address has a valid proof for this page and reference that has not expired. */
    async isValid(page: string, query: URLSearchParams): Promise<boolean> {
      const claim = await openToken(store, 'sent', query.get(sentParameter) ?? '', now());
      return claim === claimOf(page, query.get(referenceParameter));
    },
  };
}
