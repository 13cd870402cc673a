/** Key of the plan in the browser's `localStorage`. */
export const keptPlanKey = 'emergency-plan';

/** Kinds of emergency plans. */
export const planKinds = ['family', 'school', 'site'] as const;
/** One of {@link planKinds}. */
export type PlanKind = (typeof planKinds)[number];

/** Single answers of a plan, in the order of the form: location, and how to find it. */
export const placeFields = ['name', 'address', 'directions', 'landmark', 'gate', 'plusCode'] as const;
/** Further answers: hospital, kit, and what schools and sites agree on. */
export const otherFields = ['hospital', 'kit', 'muster', 'drill', 'list', 'transfer'] as const;
/** Tasks to assign to people. */
export const duties = [
  'calls',
  'firstAid',
  'gate',
  'meets',
  'list',
  'children',
  'pupils',
  'parents',
  'danger',
  'others',
] as const;
/** Columns of the people to call. */
export const contactFields = ['name', 'part', 'phone'] as const;
/** Columns of the people the crew has to know about. */
export const patientFields = ['name', 'allergies', 'medicines', 'conditions', 'cover'] as const;

/** A task. */
export type Duty = (typeof duties)[number];
/** A single answer. */
export type PlanField = (typeof placeFields | typeof otherFields)[number];
/** Somebody to call. */
export type Contact = Record<(typeof contactFields)[number], string>;
/** Somebody with an illness, a medicine or an allergy. */
export type Patient = Record<(typeof patientFields)[number], string>;

/** An emergency plan as typed. Nothing is validated: it is printed as it is. */
export interface EmergencyPlan extends Record<PlanField, string> {
  kind: PlanKind;
  duties: Record<Duty, string>;
  contacts: Contact[];
  patients: Patient[];
}

const schoolAndSite: readonly PlanKind[] = ['school', 'site'];

/** Fields that only some kinds of plan have; all others belong to every kind. */
const kindsOfField: Readonly<Partial<Record<PlanField, readonly PlanKind[]>>> = {
  muster: schoolAndSite,
  drill: schoolAndSite,
  list: schoolAndSite,
  transfer: ['site'],
};
const kindsOfDuty: Readonly<Partial<Record<Duty, readonly PlanKind[]>>> = {
  children: ['family'],
  pupils: ['school'],
  parents: ['school'],
  danger: ['site'],
  others: ['site'],
};

/** The kinds of plan that have a field. */
export const kindsWith = (field: PlanField): readonly PlanKind[] => kindsOfField[field] ?? planKinds;
/** The kinds of plan that have a task. */
export const kindsWithDuty = (duty: Duty): readonly PlanKind[] => kindsOfDuty[duty] ?? planKinds;

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** A row for somebody to call, empty. */
export const emptyContact = (): Contact => blank(contactFields);
/** A row for somebody with an illness, empty. */
export const emptyPatient = (): Patient => blank(patientFields);

/** An empty plan; the form shows its number of rows. */
export function emptyPlan(kind: PlanKind = 'family'): EmergencyPlan {
  return {
    kind,
    ...blank([...placeFields, ...otherFields]),
    duties: blank(duties),
    contacts: [emptyContact(), emptyContact()],
    patients: [emptyPatient()],
  };
}

/** Whether a row contains anything. */
export const isFilled = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((text) => text.trim() !== '');

/** Merges what has just been typed into a stored plan: an empty field does not overwrite a value. */
export function typedOver(kept: EmergencyPlan, typed: EmergencyPlan): EmergencyPlan {
  const over = <Row extends Readonly<Record<string, string>>>(below: Row, above: Row): Row =>
    Object.fromEntries(
      Object.entries(below).map(([name, text]) => [name, above[name]?.trim() ? above[name] : text]),
    ) as Row;
  const { kind: _, duties: typedDuties, contacts, patients, ...texts } = typed;
  const { kind, duties: keptDuties, contacts: keptContacts, patients: keptPatients, ...keptTexts } = kept;
  return {
    kind,
    ...over(keptTexts, texts),
    duties: over(keptDuties, typedDuties),
    contacts: [...keptContacts, ...contacts.filter(isFilled)],
    patients: [...keptPatients, ...patients.filter(isFilled)],
  };
}
