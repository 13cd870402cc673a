import * as z from 'zod/mini';
import {
  contactFields,
  duties,
  emptyContact,
  emptyPatient,
  otherFields,
  patientFields,
  placeFields,
  planKinds,
  type EmergencyPlan,
} from './emergencyPlan';

/** A text; anything else becomes empty. */
const text = z.catch(z.string(), '');

const texts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

const contact = z.catch(z.object(texts(contactFields)), emptyContact);
const patient = z.catch(z.object(texts(patientFields)), emptyPatient);
const noDuties = () => Object.fromEntries(duties.map((duty) => [duty, ''])) as EmergencyPlan['duties'];

const plan = z.object({
  kind: z.catch(z.enum(planKinds), 'family'),
  ...texts(placeFields),
  ...texts(otherFields),
  duties: z.catch(z.object(texts(duties)), noDuties),
  contacts: z.catch(z.array(contact), () => [emptyContact()]),
  patients: z.catch(z.array(patient), () => [emptyPatient()]),
});

/**
 * Parses a stored plan of this or another version of the page: missing or invalid parts become empty, and the rest is kept.
 * `undefined` if it is not a plan at all.
 */
export function readKeptPlan(json: string): EmergencyPlan | undefined {
  try {
    return plan.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
