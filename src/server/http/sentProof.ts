import { sentParameter } from '../../domain/formGuard';
import { isSignatureOf, signatureOf } from '../signature';
import { pathIn } from '../../domain/language';
import type { Store } from '../store/Store';

/** Query parameter with a booking's reference, on the page after it. */
export const referenceParameter = 'reference';

/** Lifetime of a proof, in seconds: until then a reload confirms again that the form was sent. */
export const proofLifetime = 15 * 60;

/**
 * Proves to the page after a plain form that the form has just been stored. The signed proof is in the address: it needs no
 * cookie, script or database row, all servers of one store can verify it, and it contains no personal data.
 * @param now Current time in ms since 1970.
 */
export function sentProof(store: Pick<Store, 'secret'>, now: () => number) {
  /** The page's path without its language: a visitor may switch to another one. */
  const languageless = (page: string) => pathIn('en', page);
  const secret = () => store.secret('form sent');

  return {
    /** The address of the page with a proof. @param reference Reference of a request for an appointment. */
    async address(page: string, reference?: string): Promise<string> {
      const until = String(Math.floor(now() / 1000) + proofLifetime);
      const signed = signatureOf(await secret(), [languageless(page), until, reference ?? null]);
      const query = new URLSearchParams({
        ...(reference !== undefined && { [referenceParameter]: reference }),
        [sentParameter]: `${until}.${signed}`,
      });
      return `${page}?${String(query)}`;
    },
    /** Whether an address has a valid proof for this page and reference that has not expired. */
    async isValid(page: string, query: URLSearchParams): Promise<boolean> {
      const given = query.get(sentParameter) ?? '';
      const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(given) ?? [];
      if (until === undefined || signed === undefined || Number(until) * 1000 < now()) return false;
      return isSignatureOf(signed, await secret(), [
        languageless(page),
        until,
        query.get(referenceParameter),
      ]);
    },
  };
}
