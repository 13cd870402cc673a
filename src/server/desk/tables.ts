import type { Clinic } from '../../domain/clinics';
import { csvText } from '../../domain/csv';
import { sheetOf, type RequestCatalogue } from '../../domain/requests/catalogue';
import { fieldsOf } from '../../domain/requests/definition';
import { exportColumns, exportRow } from '../../domain/requests/export';
import type { RequestKind } from '../../domain/requests/kinds';
import type { RequestSheet } from '../../domain/requests/words';
import type { StoredBooking, StoredMessage, StoredRequest, StoredReview } from '../store/records';
import { minuteInNairobi } from '../words/when';
import type { ExportedSubscriber } from './exports';
import { safeCell } from './terminal';

/** Excel reads digits as a number, and drops a leading zero or plus; of a formula that is a text it keeps the text. */
const excelPhone = (text: string) => (/^(?:\+|0)\d{7,15}$/.test(text) ? `="${text}"` : safeCell(text));

/** A cell: no formula of a visitor's runs in a spreadsheet. */
const cell = (value: string | number | undefined) => excelPhone(String(value ?? ''));

/** Columns by heading. Not an object: two questions may have the same heading. */
type Columns<Row> = readonly (readonly [heading: string, read: (row: Row) => string | number | undefined])[];

/** A table (CSV); without rows it has its headings alone. */
function table<Row>(columns: Columns<Row>) {
  return (rows: readonly Row[]): string => {
    const head = columns.map(([heading]) => heading);
    const lines = [head, ...rows.map((row) => columns.map(([, read]) => read(row)))];
    return csvText(lines.map((line) => line.map(cell)));
  };
}

const time = (iso: string | undefined) => (iso === undefined ? '' : minuteInNairobi(iso));
const stateOf = ({ status, spamAt }: { status: string; spamAt?: string }) =>
  spamAt === undefined ? status : 'spam';

/** Columns of what was agreed to. */
const consent: Columns<{ consent?: string; consentAt?: string }> = [
  ['Consent', (row) => row.consent],
  ['Consent given', (row) => time(row.consentAt)],
];

export const reviewTable = table<StoredReview>([
  ['Review', ({ id }) => id],
  ['Received', ({ createdAt }) => time(createdAt)],
  ['Status', stateOf],
  ['Decided', ({ decidedAt }) => time(decidedAt)],
  ['Name', ({ name }) => name],
  ['Title', ({ title }) => title],
  ['Rating', ({ rating }) => rating],
  ['Text', ({ text }) => text],
  ...consent,
]);

/** @param clinics For the names of the clinics. */
export const bookingTable = (clinics: readonly Pick<Clinic, 'id' | 'name'>[]) =>
  table<StoredBooking>([
    ['Reference', ({ reference }) => reference],
    ['Received', ({ createdAt }) => time(createdAt)],
    ['Status', stateOf],
    ['Decided', ({ decidedAt }) => time(decidedAt)],
    ['Clinic', ({ clinicId }) => clinics.find(({ id }) => id === clinicId)?.name ?? clinicId],
    ['Date', ({ date }) => date],
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => phone],
    ['E-mail', ({ email }) => email],
    ['Note', ({ note }) => note],
    ...consent,
  ]);

export const messageTable = table<StoredMessage>([
  ['Message', ({ id }) => id],
  ['Received', ({ createdAt }) => time(createdAt)],
  [
    'Status',
    ({ decidedAt, spamAt }) => (spamAt !== undefined ? 'spam' : decidedAt === undefined ? 'new' : 'answered'),
  ],
  ['Decided', ({ decidedAt }) => time(decidedAt)],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Text', ({ message }) => message],
]);

/** Headings as newsletter programs know them. */
export const subscriberTable = table<ExportedSubscriber>([
  ['email', ({ email }) => email],
  ['standing', ({ standing }) => standing],
  ['leave', ({ leave }) => leave],
]);

/** A request with its answers in words, by field. */
interface Answered {
  request: StoredRequest;
  answers: Readonly<Record<string, string>>;
}

/** Requests with a column for each question of these kinds. */
export function requestTable(kinds: readonly RequestKind[], catalogue: RequestCatalogue) {
  const under = (kind: RequestKind, cells: (sheet: RequestSheet) => readonly string[]) => {
    const sheet = sheetOf(kind, catalogue);
    const values = cells(sheet);
    return fieldsOf(sheet.definition).map(([name], at) => [name, values[at] ?? ''] as const);
  };
  const headings = new Map(kinds.flatMap((kind) => under(kind, exportColumns)));
  const write = table<Answered>([
    ['Reference', ({ request }) => request.reference],
    ['Received', ({ request }) => time(request.createdAt)],
    ['Service', ({ request }) => sheetOf(request.kind, catalogue).words.name],
    ['Status', ({ request }) => stateOf(request)],
    ['Answered', ({ request }) => time(request.answeredAt)],
    ['Consent', ({ request }) => request.consent],
    ['Consent given', ({ request }) => time(request.consentAt)],
    ...[...headings].map(([name, heading]) => [heading, ({ answers }: Answered) => answers[name]] as const),
  ]);
  return (requests: readonly StoredRequest[]): string =>
    write(
      requests.map((request) => ({
        request,
        answers: Object.fromEntries(under(request.kind, (sheet) => exportRow(sheet, request.answers))),
      })),
    );
}
