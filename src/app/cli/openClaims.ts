import { claims, confirmers, type Claim, type ClaimId } from '../../content/claims';
import { isConfirmed } from '../../content/confirmedClaims';

/** Tells the owner which claims nobody has confirmed. @returns One line for each who has to know; empty if there are none. */
export function openClaims(all: Readonly<Record<ClaimId, Claim>> = claims): string[] {
  const open = (Object.keys(all) as ClaimId[]).filter((id) => !isConfirmed(id, all));
  return confirmers.flatMap((who) => {
    const ids = open.filter((id) => all[id].asks === who);
    if (ids.length === 0) return [];
    return [
      `Claims that ${who} must confirm in src/content/claims.ts: ${ids.join(', ')}. Until then pages do not make them.`,
    ];
  });
}
