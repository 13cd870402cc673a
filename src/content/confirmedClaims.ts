import { claims, type Claim, type ClaimId } from './claims';

/** Whether the owner has confirmed a claim. */
export const isConfirmed = (id: ClaimId, all: Readonly<Record<ClaimId, Claim>> = claims): boolean =>
  (all[id].confirmedBy ?? '') !== '' && (all[id].confirmedOn ?? '') !== '';

/** Claims that the owner has confirmed: all that pages need to know of them. */
export const confirmedIn = (all: Readonly<Record<ClaimId, Claim>>): ClaimId[] =>
  (Object.keys(all) as ClaimId[]).filter((id) => isConfirmed(id, all));
