import type { RecordKind } from '../../domain/person';
import type { DeskKind } from '../../domain/desk';

const things = (count: number) => `${String(count)} ${count === 1 ? 'thing' : 'things'}`;

/** Words of the desk's page about one person. */
export const deskPerson = {
  title: 'One person',
  search: {
    label: 'E-mail address, phone number, reference or name',
    help: 'Finds what is held about one person, so that it can be handed out or erased. The log tells that you looked, and not for whom.',
    button: 'Find',
    error: 'Write an e-mail address, a whole phone number, a reference, or a name of at least two letters.',
  },
  lookedFor: (asked: string, also: readonly string[]) =>
    also.length === 0
      ? `Looked for ${asked}.`
      : `Looked for ${asked}, and for what is theirs besides: ${also.join(', ')}.`,
  nothing: (asked: string) => `Nothing is held about ${asked}.`,
  sure: {
    title: 'Surely theirs',
    text: 'It holds exactly what you typed.',
    none: 'Nothing holds exactly what you typed.',
  },
  perhaps: {
    title: 'May be somebody else’s',
    text: 'It holds a name, mentions them, or was found by another address or number of theirs. Read it before you tick it.',
  },
  more: 'More was found than is listed: write more of the name.',
  found: (by: string) => `Found by ${by}`,
  mentions: (match: string) => `Mentions ${match}`,
  /** Kinds that the desk does not list. */
  kinds: { form: 'Form not sent', note: 'Note', staff: 'Staff' } satisfies Record<
    Exclude<RecordKind, DeskKind>,
    string
  >,
  staff: (entries: string) => `Name of staff in ${entries} entries of the log`,
  form: 'A form that came back with a mistake',
  ends: 'Deleted by itself',
  stored: 'What is stored',
  /** Names of what a form holds. */
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    note: 'Note',
    message: 'Message',
    title: 'Title',
    text: 'Review',
    who: 'Staff',
  } as Readonly<Partial<Record<string, string>>>,
  mails: 'Mail about it',
  mailStates: {
    waiting: 'waits to be sent',
    sent: 'was sent',
    failed: 'could not be sent',
    held: 'waits for the next list',
    listed: 'is in a list',
  } as Readonly<Partial<Record<string, string>>>,
  log: 'What was done',
  open: 'Open it at the desk',
  download: 'Download what is ticked',
  erase: 'Erase what is ticked',
  problems: {
    nothing: 'Tick what you mean.',
    gone: 'What you ticked is not there any more. This is what is held now.',
  },
  question: {
    title: (count: number) => `Erase ${things(count)} of one person?`,
    notice: 'This cannot be taken back. A review that the site shows leaves it at once.',
    list: 'What goes',
    button: (count: number) => `Erase ${things(count)} for good`,
    back: 'Back to what was found',
  },
  left: (count: number) =>
    count === 1
      ? '1 more that was found was not ticked, and stays.'
      : `${String(count)} more that were found were not ticked, and stay.`,
  erased: (count: number) => `Erased: ${things(count)} of one person.`,
  copies: {
    title: 'Copies of the database',
    none: 'No copy of the database is known.',
    there: 'They may hold the person until they are deleted:',
    moved: 'It is in its place no more. Wherever it was moved to, it may hold the person too.',
    after:
      'Mail that was sent stays in its mailboxes. A copy that is restored brings the person back: erase them once more then.',
  },
};
