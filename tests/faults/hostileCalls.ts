import { generatedBodies, type Generated } from './kit/bodies';
import { plainValues, stampOf } from './kit/oracle';
import type { Answer, Sent } from './kit/post';
import { requestFields } from './kit/requests';
import { asJson, asPlainForm, isAcknowledged, type Submission } from './kit/submissions';
import { withAll } from './kit/withAll';
import type { Hold } from './scenario';

/** Sends a request; undefined if no complete answer came. */
export type Send = (sent: Sent) => Promise<Answer | undefined>;

const isServerError = (answer: Answer | undefined) => answer !== undefined && answer.status >= 500;
const thanks = /\/(?:MessageSent|ReviewSent|Subscribed|AppointmentRequested|RequestSent)\b/;

/** Every naughty string in every field, as JSON and as a plain form. Answers must follow the rules. */
export async function sendNaughty(
  send: Send,
  submissions: readonly Submission[],
  expected: Set<string>,
  hold: Hold,
): Promise<{ sent: number; accepted: number }> {
  let [sent, accepted] = [0, 0];
  await withAll(submissions, 24, async (submission) => {
    const { kind, values, key } = submission;
    const typed = kind === 'requests' ? Object.fromEntries(requestFields(values)) : values;
    const json = await send(asJson(submission));
    const plain = await send(asPlainForm({ ...submission, key: `${key}-plain` }));
    const stamps = [stampOf(submission, values), stampOf(submission, plainValues(submission, typed))];
    for (const [at, answer] of [json, plain].entries()) {
      sent += 1;
      const stamp = stamps[at];
      const taken = at === 0 ? isAcknowledged(answer) : thanks.test(String(answer?.headers['location']));
      hold(answer !== undefined && !isServerError(answer), `${key} was answered ${String(answer?.status)}`);
      hold(
        taken === (stamp !== undefined),
        `${key} was ${taken ? 'accepted' : 'refused'}, other than the rules say`,
      );
      if (!taken || stamp === undefined) continue;
      accepted += 1;
      expected.add(stamp);
    }
  });
  return { sent, accepted };
}

/** What the store must contain after a body was accepted. */
function acceptedStamp(made: Generated): string | undefined {
  const { kind, sent, values } = made;
  if (values !== undefined) return stampOf(made, values);
  if (sent.headers?.['Content-Type']?.toLowerCase().startsWith('application/json') !== true) {
    const fields = new URLSearchParams(sent.body.toString());
    fields.delete('key');
    return stampOf(made, plainValues(made, Object.fromEntries(fields)));
  }
  const body = JSON.parse(new TextDecoder('utf-8').decode(sent.body)) as Record<string, unknown>;
  return stampOf(made, kind === 'messages' ? body['template_params'] : body);
}

/** Generated bodies. No answer may be a server error, and accepted bodies must follow the rules. */
export async function sendGenerated(send: Send, count: number, expected: Set<string>, hold: Hold) {
  const statuses = new Map<number, number>();
  let sent = 0;
  await withAll(generatedBodies(count, 20_261_121), 32, async (made) => {
    const answer = await send(made.sent);
    sent += 1;
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    hold(
      !isServerError(answer),
      `A made-up body was answered ${String(status)}: ${made.sent.body.toString().slice(0, 200)}`,
    );
    hold(status !== 0, `A made-up body got no answer: ${made.sent.body.toString().slice(0, 200)}`);
    const taken = isAcknowledged(answer) || thanks.test(String(answer?.headers['location']));
    const stamp = taken || made.values !== undefined ? acceptedStamp(made) : undefined;
    if (taken) {
      hold(stamp !== undefined, `Accepted against the rules: ${made.sent.body.toString().slice(0, 200)}`);
      expected.add(stamp ?? '');
    } else if (made.values !== undefined && made.sent.body.length <= 16 * 1024)
      hold(
        stamp === undefined,
        `Refused against the rules with ${String(status)}: ${made.sent.body.toString().slice(0, 200)}`,
      );
  });
  return { sent, statuses };
}
