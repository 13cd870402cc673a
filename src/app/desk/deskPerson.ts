import { desk } from '../../content/pages/desk';
import { deskPerson as words } from '../../content/pages/deskPerson';
import { isDeskKind } from '../../domain/desk';
import { deskFields, deskItemPath, deskPaths, type DeskPersonData } from '../../domain/deskPages';
import {
  recordKinds,
  recordName,
  type PersonRecord,
  type KnownCopy,
  type PersonQuery,
} from '../../domain/person';
import { formatPhone } from '../../domain/phone';
import type { DeskFact } from '../../sections/DeskItem/DeskItem';
import type { DeskPersonProps } from '../../sections/DeskPerson/DeskPerson';
import type { HeldItemProps } from '../../sections/DeskPerson/HeldItem';
import { factsOf } from './deskItems';
import { context, describeEntry, logTime, pastTime, wholeTime } from './deskWords';

/** An address, a number or a name, formatted for people. */
const spoken = (value: string) => (value.startsWith('+') ? formatPhone(value) : value);
const formatQuery = ({ value }: PersonQuery) => spoken(value);

const fact = (label: string, ...texts: readonly string[]): DeskFact[] =>
  texts.length === 0 ? [] : [{ label, values: texts.map((text) => ({ text })) }];

/** Values of a returned form with errors. */
function formFacts({ body }: PersonRecord['data'], at: string): DeskFact[] {
  const { values = {} } = body as { values?: Readonly<Record<string, string>> };
  return [
    ...Object.entries(values)
      .filter(([, value]) => value !== '')
      .flatMap(([name, value]) => fact(words.fields[name] ?? name, value)),
    ...fact(words.ends, wholeTime(at)),
  ];
}

/** Name, reference and stored data of a record, without e-mails and log. */
function describeRecord(held: PersonRecord): {
  kind: string;
  reference: string;
  subject: string;
  facts: DeskFact[];
} {
  const { kind, id, at, item, data } = held;
  if (isDeskKind(kind) && item)
    return {
      kind: desk.kinds[kind].name,
      // For an address the subject already shows it.
      reference: kind === 'subscriber' ? '' : id,
      subject: desk.kinds[kind].subject(item, context),
      facts: factsOf(item),
    };
  const text = (column: string) => {
    const value = data[column];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const names = { kind: words.kinds[kind as keyof typeof words.kinds], reference: '' };
  if (kind === 'form') return { ...names, subject: words.form, facts: formFacts(data, at) };
  if (kind === 'staff')
    return { ...names, subject: id, facts: fact(words.log, words.staff(text('entries'))) };
  const facts = [
    ...fact(words.fields['who'] ?? '', text('who')),
    ...fact(desk.facts.came, wholeTime(at)),
    ...fact(words.log, `${text('action')} ${text('kind')} ${text('subject_id')}`.trim()),
  ];
  return { ...names, subject: text('note') || text('subject_id'), facts };
}

/** Props of one record. @param now Current time in ms since 1970. @param pickable Whether it can be selected. */
function recordProps(held: PersonRecord, now: number, pickable: boolean): HeldItemProps {
  const { kind, id, at, sure, by, match, item, mails, log } = held;
  const { facts, ...about } = describeRecord(held);
  const why = by === 'mention' ? words.mentions(spoken(match)) : words.found(spoken(match));
  return {
    ...about,
    time: pastTime(at, now),
    why,
    pick: pickable ? { name: deskFields.pick, value: recordName(held), checked: sure } : undefined,
    stored: {
      label: words.stored,
      facts: [
        ...facts,
        ...fact(
          words.mails,
          ...mails.map(({ id: mail, state }) => `${String(mail)} ${words.mailStates[String(state)] ?? ''}`),
        ),
        ...fact(
          words.log,
          ...log.map((entry) =>
            `${logTime(entry.at, now).label}: ${describeEntry(entry)} ${entry.note ?? ''}`.trimEnd(),
          ),
        ),
      ],
      written: item?.text === '' ? undefined : item?.text,
      link: isDeskKind(kind) && item ? { label: words.open, to: deskItemPath({ kind, id }) } : undefined,
    },
  };
}

/** The records by kind, the newest first. */
const byKind = (all: readonly PersonRecord[]) =>
  recordKinds.flatMap((kind) => all.filter((held) => held.kind === kind));

function copiesProps(copies: readonly KnownCopy[]): DeskPersonProps['copies'] {
  const { title, none, there, moved, after } = words.copies;
  const list = copies.map(({ file, at, there: isThere }) => ({
    file,
    about: isThere ? wholeTime(at) : `${wholeTime(at)}. ${moved}`,
  }));
  return { title, text: copies.length === 0 ? none : there, list, after };
}

const left = (count: number) => (count === 0 ? [] : [words.left(count)]);

/** The page of one person. */
export function personProps({ typed, step, now }: DeskPersonData): DeskPersonProps {
  const { title, problems, question, sure, perhaps } = words;
  const search = {
    action: deskPaths.person,
    name: deskFields.who,
    ...words.search,
    error: undefined,
    value: typed,
  };
  const bare = {
    title,
    notice: undefined,
    search: undefined,
    sentences: [],
    groups: [],
    copies: undefined,
    form: undefined,
  };
  const who = [deskFields.who, typed] as const;
  if (step.is === 'asked')
    return { ...bare, search: { ...search, error: step.unreadable ? words.search.error : undefined } };
  if (step.is === 'erased') {
    const text = [words.erased(step.count), ...left(step.left)].join(' ');
    return { ...bare, notice: { severity: 'success', text }, search, copies: copiesProps(step.copies) };
  }
  if (step.is === 'question') {
    const { picked, copies } = step;
    return {
      ...bare,
      title: question.title(picked.length),
      notice: { severity: 'error', text: question.notice },
      sentences: left(step.left),
      groups: [{ title: question.list, items: byKind(picked).map((held) => recordProps(held, now, false)) }],
      copies: copiesProps(copies),
      form: {
        fields: [who, ...picked.map((held) => [deskFields.pick, recordName(held)] as const)],
        buttons: [
          {
            label: question.button(picked.length),
            action: deskPaths.personErase,
            variant: 'danger',
            name: deskFields.sure,
            value: 'yes',
          },
          { label: question.back, action: deskPaths.person, variant: 'quiet' },
        ],
      },
    };
  }
  const { asked, also, held, more } = step.found;
  const notice = step.problem && ({ severity: 'error', text: problems[step.problem] } as const);
  if (held.length === 0) return { ...bare, notice, search, sentences: [words.nothing(formatQuery(asked))] };
  const of = (isSure: boolean) =>
    byKind(held.filter((one) => one.sure === isSure)).map((one) => recordProps(one, now, true));
  const [theirs, others] = [of(true), of(false)];
  return {
    ...bare,
    notice,
    search,
    sentences: [words.lookedFor(formatQuery(asked), also.map(formatQuery)), ...(more ? [words.more] : [])],
    groups: [
      { title: sure.title, text: theirs.length === 0 ? sure.none : sure.text, items: theirs },
      ...(others.length === 0 ? [] : [{ title: perhaps.title, text: perhaps.text, items: others }]),
    ],
    form: {
      fields: [who],
      buttons: [
        { label: words.download, action: deskPaths.personExport, variant: 'primary' },
        { label: words.erase, action: deskPaths.personErase, variant: 'danger' },
      ],
    },
  };
}
