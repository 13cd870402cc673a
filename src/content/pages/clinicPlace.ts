import type { Facts } from '../../config/facts';
import { facts } from '../facts';
import { owner } from '../owner';

/** Where the clinics are, in one line: their own address if they have one, and what is seen from the road. */
export const placeOfClinics = (
  { clinicAddress, clinicLandmark }: Pick<Facts, 'clinicAddress' | 'clinicLandmark'>,
  address: string,
): string => [clinicAddress || address, clinicLandmark].filter((part) => part !== '').join('. ');

/** The same with the owner’s settings. */
export const clinicPlace = placeOfClinics(facts, owner.address);
