import { sheetOf, type RequestCatalogue } from '../../domain/requests/catalogue';
import { exportColumns, exportRow } from '../../domain/requests/export';
import { summaryRows } from '../../domain/requests/summary';
import type { StoredRequest } from '../store/requests';
import { explainSuspicion } from '../suspicion';
import { list, record, stateOf } from './print';
import { safeBlock, safeCell, safeLine, when } from './terminal';

const answerOf = ({ answers }: StoredRequest, field: string) =>
  field in answers ? String(answers[field]) : undefined;

/** A list of requests, one per line; the day is the last one in the request. */
export function printRequests(requests: readonly StoredRequest[], catalogue: RequestCatalogue): string {
  return list(requests, 'requests', (request) => [
    request.reference,
    stateOf(request).padEnd(8),
    when(request.createdAt),
    (request.day ?? 'no day').padEnd(10),
    `${sheetOf(request.kind, catalogue).words.name}: ${safeLine(answerOf(request, 'name') ?? '')}, ${safeLine(answerOf(request, 'phone') ?? '')}`,
  ]);
}

/** One request in full. Health details are marked. */
export function printRequest(request: StoredRequest, catalogue: RequestCatalogue): string {
  const sheet = sheetOf(request.kind, catalogue);
  const { consent, consentAt, answeredAt } = request;
  const facts = {
    Request: request.reference,
    Status: stateOf(request),
    Service: sheet.words.name,
    Received: when(request.createdAt),
    Answered: answeredAt === undefined ? undefined : when(answeredAt),
    Consent: consent === undefined ? undefined : `to the words of ${consent}, ${when(consentAt ?? '')}`,
    Copy: request.copy ? 'wished by e-mail' : undefined,
    Suspicion: explainSuspicion(request),
  };
  const groups = summaryRows(sheet, request.answers).flatMap(({ title, rows }) => [
    title,
    ...rows.map(({ label, value, medical }) => safeBlock(`${label}${medical ? ' (health)' : ''}: ${value}`)),
  ]);
  return [record(facts, ''), ...groups].join('\n');
}

/** A cell of a table, quoted as in RFC 4180, and never a formula for a spreadsheet. */
function cell(text: string): string {
  return `"${safeCell(text).replaceAll('"', '""')}"`;
}

/** Requests of one kind as a table (CSV), one per line. */
export function printRequestTable(requests: readonly StoredRequest[], catalogue: RequestCatalogue): string {
  const [first] = requests;
  if (!first) return 'No requests.';
  const sheet = sheetOf(first.kind, catalogue);
  const head = [
    'Reference',
    'Received',
    'Status',
    'Answered',
    'Consent',
    'Consent given',
    ...exportColumns(sheet),
  ];
  const rows = requests.map((request) => [
    request.reference,
    request.createdAt,
    request.status,
    request.answeredAt ?? '',
    request.consent ?? '',
    request.consentAt ?? '',
    ...exportRow(sheet, request.answers),
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\n');
}
