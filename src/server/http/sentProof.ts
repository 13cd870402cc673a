import { createHmac, timingSafeEqual } from 'node:crypto';
import { sentParameter } from '../../domain/formGuard';
import type { Store } from '../store/Store';
import { referenceParameter } from './formEndpoints';

/**
 * How long a proof holds, in seconds. Within this time a reload says again that the form was sent, which is still true
 * for whoever sent it.
 */
export const proofHolds = 15 * 60;

/**
 * Proves to the page after a plain form that a form has just been stored. The proof is signed and stands in the
 * address, so that it needs no cookie, no script and no row in the store, and every server of one store knows it. It
 * names no person.
 */
export interface SentProof {
  /** The address of the page with a proof. @param reference What a request for an appointment is called. */
  address(page: string, reference?: string): Promise<string>;
  /** Whether an address holds a proof for this page and reference whose time is not over. */
  holds(page: string, query: URLSearchParams): Promise<boolean>;
}

/** @param now Milliseconds of the clock. */
export function sentProof(store: Pick<Store, 'secret'>, now: () => number): SentProof {
  async function signature(page: string, until: string, reference: string | null): Promise<Buffer> {
    return createHmac('sha256', await store.secret('form sent'))
      .update(JSON.stringify([page, until, reference]))
      .digest();
  }

  return {
    async address(page, reference) {
      const until = String(Math.floor(now() / 1000) + proofHolds);
      const signed = await signature(page, until, reference ?? null);
      const query = new URLSearchParams({
        ...(reference !== undefined && { [referenceParameter]: reference }),
        [sentParameter]: `${until}.${signed.toString('base64url')}`,
      });
      return `${page}?${String(query)}`;
    },
    async holds(page, query) {
      const given = query.get(sentParameter) ?? '';
      const [, until, signed] = /^(\d{1,12})\.([\w-]{43})$/.exec(given) ?? [];
      if (until === undefined || signed === undefined || Number(until) * 1000 < now()) return false;
      const expected = await signature(page, until, query.get(referenceParameter));
      return timingSafeEqual(Buffer.from(signed, 'base64url'), expected);
    },
  };
}
