import type { PlanField, PlanKind } from '../../domain/emergencyPlan';
import type { Link } from '../../domain/link';
import type { PlanLabels } from './planWords';

/** What the form says for one kind of plan. */
interface KindWords {
  /** The choice. */
  label: string;
  /** What it is for, in a few words. */
  text: string;
  /** Whom to write down to be called. */
  contacts: string;
  /** About whom the crew has to know, and who may read it. */
  patients: string;
}

/** Words of the form of an emergency plan. */
export interface PlanFormLabels extends PlanLabels {
  /** Heading of the form. */
  title: string;
  /** One or two sentences under it: that nothing leaves the phone, and that nothing has to be filled in. */
  lead: string;
  /** Said where no script runs: what is typed does not reach the sheet. */
  noScript: string;
  /** Leads past the form to the sheet. */
  toSheet: string;
  /** Names the choice of a kind. */
  kind: string;
  /** Words by the kind of plan. */
  kinds: Readonly<Record<PlanKind, KindWords>>;
  /** Label of the name in the form. */
  nameOfPlan: string;
  /** Help below labels, where people hesitate. */
  help: Readonly<Partial<Record<PlanField, string>>>;
  /** Help below the heading of the tasks. */
  dutiesHelp: string;
  /** Leads to where a Plus Code can be found. It opens beside this page, which keeps what was typed. */
  findCode: Link;
  /** Said of a phone number that nobody could call; it is printed as it stands. */
  checkPhone: string;
  /** Said of what has not the form of a Plus Code; it is printed as it stands. */
  checkPlusCode: string;
  /** Name of a row: `Person {number}`. */
  row: string;
  /** Adds a row to the people to call. */
  addContact: string;
  /** Adds a row to the people whom the crew has to know about. */
  addPatient: string;
  /** Takes a row away: `Remove person {number}`. */
  remove: string;
  /** The choice to keep the plan on this phone, and what it means. */
  keep: { title: string; label: string; text: string };
  /** Deletes what is kept. */
  forget: string;
  /** Empties the form. */
  empty: string;
  /** Puts back what was just emptied. */
  undo: string;
  /** What became of it. */
  said: Readonly<Record<'kept' | 'refused' | 'unreadable' | 'deleted' | 'emptied', string>>;
  /** Heading of the sheet. */
  sheetTitle: string;
  /** Under it: how it is printed. */
  sheetLead: string;
  /** Prints the sheet as it is. */
  print: string;
  /** Prints a sheet to be filled in by hand. */
  printEmpty: string;
}
