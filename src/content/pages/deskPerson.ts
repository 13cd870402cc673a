import type { RecordKind } from '../../domain/person';
import type { DeskKind } from '../../domain/desk';

const things = (count: number) => `${String(count)} ${count === 1 ? 'item' : 'items'}`;

/** Words of the desk's page about one person. */
export const deskPerson = {
  title: 'One person',
  search: {
    label: 'Email address, phone number, reference or name',
    help: 'Finds what is stored about one person, so that you can export or erase it. The log says that you searched, but not for whom.',
    button: 'Find',
    error: 'Write an email address, a whole phone number, a reference, or a name of at least two letters.',
  },
  lookedFor: (asked: string, also: readonly string[]) =>
    also.length === 0
      ? `Searched for ${asked}.`
      : `Searched for ${asked}, and for what also belongs to this person: ${also.join(', ')}.`,
  nothing: (asked: string) => `Nothing is stored about ${asked}.`,
  sure: {
    title: 'Certainly about this person',
    text: 'Each item has exactly what you typed.',
    none: 'No item has exactly what you typed.',
  },
  perhaps: {
    title: 'May be about someone else',
    text: 'Each item has this name, mentions the person, or was found by another address or number of the person. Read it before you tick it.',
  },
  more: 'There are more items than this list shows. Write more of the name.',
  found: (by: string) => `Found by ${by}`,
  mentions: (match: string) => `Mentions ${match}`,
  /** Kinds that the desk does not list. */
  kinds: { form: 'Form not sent', note: 'Note', staff: 'Staff' } satisfies Record<
    Exclude<RecordKind, DeskKind>,
    string
  >,
  staff: (entries: string) => `Name of staff in ${entries} entries of the log`,
  form: 'A form that came back with a mistake',
  ends: 'Will be deleted',
  stored: 'What is stored',
  /** Names of what a form holds. */
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    note: 'Note',
    message: 'Message',
    title: 'Title',
    text: 'Review',
    who: 'Staff',
  } as Readonly<Partial<Record<string, string>>>,
  mails: 'Mail about it',
  mailStates: {
    waiting: 'is waiting to be sent',
    sent: 'was sent',
    failed: 'could not be sent',
    held: 'is waiting for the next list',
    listed: 'is in a list',
  } as Readonly<Partial<Record<string, string>>>,
  log: 'What was done',
  open: 'Open it at the desk',
  download: 'Download what is ticked',
  erase: 'Erase what is ticked',
  problems: {
    nothing: 'Tick at least one item.',
    gone: 'What you ticked is no longer there. This is what is stored now.',
  },
  question: {
    title: (count: number) => `Erase ${things(count)} of one person?`,
    notice: 'You cannot undo this. If the site shows a review of this person, it disappears at once.',
    list: 'What will be erased',
    button: (count: number) => `Erase ${things(count)} for good`,
    back: 'Back to what was found',
  },
  left: (count: number) =>
    count === 1
      ? '1 more item was found, but not ticked. It stays.'
      : `${String(count)} more items were found, but not ticked. They stay.`,
  erased: (count: number) => `Erased: ${things(count)} of one person.`,
  copies: {
    title: 'Copies of the database',
    none: 'The site knows of no copy of the database.',
    there: 'These copies may have data about the person until they are deleted:',
    moved: 'This copy is no longer in its place. If it was moved, it may still have data about the person.',
    after:
      'Emails that were sent stay in their mailboxes, so delete them there as well. If a copy is restored, the data come back. Then erase the person once more.',
  },
};
