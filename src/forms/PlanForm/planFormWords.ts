import type { PlanField, PlanKind } from '../../domain/emergencyPlan';
import type { Link } from '../../domain/link';
import type { PlanLabels } from './planWords';

/** Texts of the form for one kind of plan. */
interface KindWords {
  /** Label of the choice. */
  label: string;
  /** What it is for, in a few words. */
  text: string;
  /** Heading of the people to call. */
  contacts: string;
  /** Heading of the people the crew has to know about, with who may read it. */
  patients: string;
}

/** Words of the form of an emergency plan. */
export interface PlanFormLabels extends PlanLabels {
  /** Heading of the form. */
  title: string;
  /** One or two sentences under it: that nothing leaves the phone, and that nothing has to be filled in. */
  lead: string;
  /** Shown without JavaScript: the sheet does not show what is typed. */
  noScript: string;
  /** Link that skips the form and leads to the sheet. */
  toSheet: string;
  /** Names the choice of a kind. */
  kind: string;
  /** Texts by kind of plan. */
  kinds: Readonly<Record<PlanKind, KindWords>>;
  /** Label of the name in the form. */
  nameOfPlan: string;
  /** Help below labels, where people hesitate. */
  help: Readonly<Partial<Record<PlanField, string>>>;
  /** Help below the heading of the tasks. */
  dutiesHelp: string;
  /** Link to where a Plus Code can be found. Opens in a new tab, so that this page keeps what was typed. */
  findCode: Link;
  /** Hint for a phone number that cannot be called; it is printed as typed. */
  checkPhone: string;
  /** Hint for a text that is not a Plus Code; it is printed as typed. */
  checkPlusCode: string;
  /** Name of a row: `Person {number}`. */
  row: string;
  /** Adds a row to the people to call. */
  addContact: string;
  /** Adds a row to the people the crew has to know about. */
  addPatient: string;
  /** Removes a row: `Remove person {number}`. */
  remove: string;
  /** The choice to store the plan on this phone, and what it means. */
  keep: { title: string; label: string; text: string };
  /** Deletes the stored plan. */
  forget: string;
  /** Empties the form. */
  empty: string;
  /** Restores what was just emptied. */
  undo: string;
  /** Result of the visitor's last action. */
  said: Readonly<Record<'kept' | 'refused' | 'unreadable' | 'deleted' | 'emptied', string>>;
  /** Heading of the sheet. */
  sheetTitle: string;
  /** Under it: how it is printed. */
  sheetLead: string;
  /** In its place where the browser cannot print. */
  cannotPrint: string;
  /** Prints the sheet as it is. */
  print: string;
  /** Prints an empty sheet to be filled in by hand. */
  printEmpty: string;
}
