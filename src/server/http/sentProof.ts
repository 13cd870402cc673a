import { sentParameter } from '../../domain/formGuard';
import { isSignatureOf, signatureOf } from '../signature';
import { pathIn } from '../../domain/language';
import type { Store } from '../store/Store';

/** Query parameter of the page after a booking: what the request is called. */
export const referenceParameter = 'reference';

/** How long a proof holds, in seconds: so long a reload says again that the form was sent. */
export const proofHolds = 15 * 60;

/**
 * Proves to the page after a plain form that the form has just been stored. The signed proof is in the address: it
 * needs no cookie, script or row in the store, every server of one store knows it, and it names no person.
 * @param now Milliseconds of the clock.
 */
export function sentProof(store: Pick<Store, 'secret'>, now: () => number) {
  /** The page in any language: a visitor may read it in another one. */
  const said = (page: string) => pathIn('en', page);
  const secret = () => store.secret('form sent');

  return {
    /** The address of the page with a proof. @param reference What a request for an appointment is called. */
    async address(page: string, reference?: string): Promise<string> {
      const until = String(Math.floor(now() / 1000) + proofHolds);
      const signed = signatureOf(await secret(), [said(page), until, reference ?? null]);
      const query = new URLSearchParams({
        ...(reference !== undefined && { [referenceParameter]: reference }),
        [sentParameter]: `${until}.${signed}`,
      });
      return `${page}?${String(query)}`;
    },
    /** Whether an address holds a proof for this page and reference whose time is not over. */
    async holds(page: string, query: URLSearchParams): Promise<boolean> {
      const given = query.get(sentParameter) ?? '';
      const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(given) ?? [];
      if (until === undefined || signed === undefined || Number(until) * 1000 < now()) return false;
      return isSignatureOf(signed, await secret(), [said(page), until, query.get(referenceParameter)]);
    },
  };
}
