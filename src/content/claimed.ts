import type { ClaimId } from './claims';

/** Claims that were confirmed when this build was made; see `claims.ts`, whose sentences browsers do not need. */
const confirmed: readonly ClaimId[] = __CLAIMS__;

/** Whether the owner has confirmed a claim. */
export const isClaimed = (id: ClaimId, all = confirmed): boolean => all.includes(id);

/**
 * Words that stand only once their claim is confirmed.
 * @param instead Said until then, because it is true of any service; nothing if left out.
 */
export function claimed<Text>(id: ClaimId, text: Text, instead?: Text, all = confirmed): Text[] {
  if (isClaimed(id, all)) return [text];
  return instead === undefined ? [] : [instead];
}
