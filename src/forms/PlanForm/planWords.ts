import {
  contactFields,
  duties,
  isFilled,
  kindsWith,
  kindsWithDuty,
  otherFields,
  patientFields,
  placeFields,
  type Contact,
  type Duty,
  type EmergencyPlan,
  type Patient,
  type PlanField,
  type PlanKind,
} from '../../domain/emergencyPlan';
import type { PlanSheetProps, SheetPart } from '../../components/PlanSheet/PlanSheet';

/** Texts that the form and the sheet share: names of the fields. */
export interface PlanLabels {
  /** Names of single fields, in one or two words: they must fit on the sheet. */
  fields: Readonly<Record<PlanField, string>>;
  /** Tasks: "Opens the gate". */
  duties: Readonly<Record<Duty, string>>;
  /** Columns of the people to call. */
  contact: Readonly<Record<keyof Contact, string>>;
  /** Columns of the people the crew has to know about. */
  patient: Readonly<Record<keyof Patient, string>>;
  /** Headings of the parts. */
  parts: Readonly<Record<'place' | 'duties' | 'contacts' | 'patients' | 'others', string>>;
}

/** Texts that only the sheet has. */
export interface PlanSheetWords extends Pick<PlanSheetProps, 'numbers' | 'say' | 'foot' | 'unfitMessage'> {
  /** Titles by kind of plan. */
  titles: Readonly<Record<PlanKind, string>>;
  /** Precedes the name on the plan. */
  name: string;
}

/** Minimum numbers of rows, empty ones to be filled in by hand: enough for most, and all of them fit on the page. */
const minRows = {
  contacts: { family: 4, school: 5, site: 5 },
  patients: { family: 4, school: 2, site: 2 },
} as const;

/** The filled rows of a table, followed by empty ones. */
function rowsOf<Name extends string>(
  rows: readonly Record<Name, string>[],
  columns: readonly Name[],
  minimum: number,
): string[][] {
  const filled = rows.filter(isFilled).map((row) => columns.map((column) => row[column].trim()));
  const emptyRows = Array.from({ length: Math.max(0, minimum - filled.length) }, () => columns.map(() => ''));
  return [...filled, ...emptyRows];
}

/** Props of the sheet for a plan. */
export function sheetOf(
  plan: EmergencyPlan,
  labels: PlanLabels,
  words: PlanSheetWords,
): Omit<PlanSheetProps, 'id'> {
  const { kind } = plan;
  const { titles, name, ...others } = words;
  const line = (field: PlanField) => ({ label: labels.fields[field], value: plan[field].trim() });
  const parts: SheetPart[] = [
    {
      id: 'place',
      title: labels.parts.place,
      lines: placeFields.filter((field) => field !== 'name').map(line),
    },
    {
      id: 'duties',
      title: labels.parts.duties,
      lines: duties
        .filter((duty) => kindsWithDuty(duty).includes(kind))
        .map((duty) => ({ label: labels.duties[duty], value: plan.duties[duty].trim() })),
    },
    {
      id: 'others',
      title: labels.parts.others,
      isWide: true,
      lines: otherFields.filter((field) => kindsWith(field).includes(kind)).map(line),
    },
    {
      id: 'contacts',
      title: labels.parts.contacts,
      columns: contactFields.map((column) => labels.contact[column]),
      rows: rowsOf(plan.contacts, contactFields, minRows.contacts[kind]),
    },
    {
      id: 'patients',
      title: labels.parts.patients,
      columns: patientFields.map((column) => labels.patient[column]),
      rows: rowsOf(plan.patients, patientFields, minRows.patients[kind]),
    },
  ];
  return { ...others, title: titles[kind], name: { label: name, value: plan.name.trim() }, parts };
}
