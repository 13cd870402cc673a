import type { Clinic } from '../domain/clinics';
import type { DeskAction, DeskItem } from '../domain/desk';
import type { RequestCatalogue } from '../domain/requests/catalogue';

/** A fact of an item: its name, and what is known. */
export type FactOf = readonly [label: string, ...values: readonly string[]];

/** What words of the desk may need besides the item. */
export interface DeskContext {
  clinics: readonly Pick<Clinic, 'id' | 'name' | 'day' | 'time'>[];
  /** Words of the requests. */
  requests: RequestCatalogue;
}

/** What staff's own mail program or WhatsApp opens with. */
export interface Reply {
  subject: string;
  /** One paragraph each. */
  paragraphs: readonly string[];
}

/** A button: what it does, what it says, and the letter that presses it. */
export interface ActionWords {
  action: DeskAction;
  label: string;
  letter?: string;
}

/** Everything that the desk says about a kind. */
export interface KindWords {
  /** One of it: "Booking". */
  name: string;
  /** Name of its list: "Bookings". */
  list: string;
  /** Said where none waits. */
  none: string;
  /** What an item is about, in a few words. */
  subject: (item: DeskItem, context: DeskContext) => string;
  /** What is known of it beyond who sent it. */
  facts: (item: DeskItem, context: DeskContext) => readonly FactOf[];
  /** Heading of what was written. */
  written: string;
  /** What can be decided while it waits, the usual first; and what is needed seldom. */
  actions: readonly ActionWords[];
  seldom: readonly ActionWords[];
  /** Whether it can be erased. */
  erasable: boolean;
  /** Words for an answer; left out where none is expected. */
  reply?: (item: DeskItem, context: DeskContext) => Reply;
  /** Where it stands, by its status. */
  statuses: Readonly<Record<string, string>>;
}
