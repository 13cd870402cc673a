import { sheetOf, type RequestCatalogue } from '../../domain/requests/catalogue';
import { firstDayOf } from '../../domain/requests/export';
import { summaryLines } from '../../domain/requests/summary';
import type { StoredRequest } from '../store/records';
import { explainSuspicion } from '../suspicion';
import { dayInSubject, whenInMail } from '../words/when';
import { emailText, replyTo, staffSubject, type Draft } from './emailText';

const answered = ({ answers }: StoredRequest, field: string) =>
  field in answers ? String(answers[field]) : undefined;

/** E-mail to staff about a request. It contains no health details: these are read at the desk. */
export function aboutRequest(request: StoredRequest, catalogue: RequestCatalogue, link: string): Draft {
  const { reference } = request;
  const sheet = sheetOf(request.kind, catalogue);
  const { lines, medical } = summaryLines(sheet, request.answers);
  const first = firstDayOf(sheet, request.answers);
  const facts = {
    Reference: reference,
    Status: request.status,
    Service: sheet.words.name,
    Received: whenInMail(request.createdAt),
    'Health details': medical === 0 ? undefined : `${String(medical)}, at the desk only`,
    'A machine may have sent it': explainSuspicion(request),
  };
  return {
    subject: staffSubject('Request', reference, [sheet.words.name, first && dayInSubject(first)]),
    text: emailText(
      'Answer the visitor, then mark the request as answered at the desk.',
      link,
      facts,
      lines.join('\n'),
    ),
    ...replyTo(answered(request, 'email')),
  };
}
