import words from '#words/clinicVisit.json';
import type { Facts } from '../../config/facts';
import { fill } from '../../domain/fill';
import { kes } from '../../domain/money';
import type { ClinicVisit } from '../clinicTypes';
import { facts as ownFacts } from '../facts';
import { owner } from '../owner';

/** What the clinics' visitors have to know before they come. */
type ClinicFacts = Pick<Facts, 'clinicAddress' | 'clinicLandmark' | 'clinicFee'>;

/** Where the clinics are: their own address, else that of the service, and what one sees from the road. */
export const clinicPlaceFrom = (
  { clinicAddress, clinicLandmark }: ClinicFacts,
  address: string,
): string[] => [clinicAddress || address, ...(clinicLandmark === '' ? [] : [clinicLandmark])];

/** Where to come, and the fee where the owner has set one. */
export function clinicVisitFrom(facts: ClinicFacts, address: string): ClinicVisit {
  const { clinicFee: fee } = facts;
  const place = { label: words.address, values: clinicPlaceFrom(facts, address) };
  if (fee === undefined) return { title: words.title, facts: [place] };
  const price = { label: words.fee, values: [fill(words.feeOfVisit, { fee: kes(fee) })] };
  return { title: words.titleWithFee, facts: [place, price] };
}

/** Where the clinics are, with the owner's settings. */
export const clinicPlace = clinicPlaceFrom(ownFacts, owner.address);

/** Where to come and the fee, with the owner's settings: on the booking page and on that of the clinics. */
export const clinicVisit = clinicVisitFrom(ownFacts, owner.address);
