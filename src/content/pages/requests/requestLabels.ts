import { homeLink } from '../links';
import words from '#words/requests/requestLabels.json';
import { fill } from '../../../domain/fill';
import type { RequestFormLabels } from '../../../forms/RequestForm/requestWords';
import { facts } from '../../facts';
import { ownAnswerTime } from '../answerTime';
import { formNotes } from '../formNotes';

/** What happens after a request: nothing is promised that the owner has not set. */
export const requestNextSteps = [
  words.requestNextSteps.getReferenceOnceNothingBooked,
  fill(words.requestNextSteps.personReadsRequest, { ownAnswerTime }),
  words.requestNextSteps.getPlanPriceWritingDecide,
] as const;

/** Words of every form by which cover, a transfer or a course is asked for. */
export const requestLabels: RequestFormLabels = {
  back: words.back,
  progress: words.progress,
  saved: words.saved,
  kept: words.kept,
  next: words.next,
  keeping: words.keeping,
  keepingHealth: words.keepingHealth,
  summary: words.summary,
  optional: words.optional,
  check: words.check,
  send: words.send,
  nothingSent: words.nothingSent,
  change: words.change,
  changeStep: '“{title}”',
  notice: words.notice,
  ...(facts.requestCopies && words),
  consentLegend: words.consentLegend,
  consentMissing: words.consentMissing,
  submit: words.submit,
  sending: words.sending,
  nextTitle: words.nextTitle,
  nextSteps: requestNextSteps,
  sentSteps: requestNextSteps.slice(1),
  sent: words.sent,
  reference: words.reference,
  afterwards: [homeLink],
  problems: words.problems,
  today: words.today,
  refused: words.refused,
  unreachable: words.unreachable,
  ...formNotes,
};
