import { setTimeout as wait } from 'node:timers/promises';
import { client } from './post';
import { asJson, isAcknowledged, submissionAt, type Submission } from './submissions';

/** Visitors who send one submission after another, each until it is acknowledged. */
export interface Stream {
  /** What was acknowledged so far. */
  acknowledged: Submission[];
  /** Tries that got no answer or one that asks to try again. */
  failedTries(): number;
  /** Answers that are neither, by status. */
  unexpected: Map<number, number>;
  /** Takes no new submission, and waits until the ones begun are acknowledged. @returns Whether they were in time. */
  finish(waitMs?: number): Promise<boolean>;
}

const retried = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Starts to send.
 * @param address Where the server answers now; it may change.
 */
export function startStream(
  address: () => string,
  { run, visitors = 8 }: { run: string; visitors?: number },
): Stream {
  const acknowledged: Submission[] = [];
  const unexpected = new Map<number, number>();
  const { send, close } = client({ connections: visitors, timeout: 12_000 });
  let next = 0;
  let failed = 0;
  let open = true;
  let patient = true;

  async function deliver(submission: Submission): Promise<void> {
    while (patient) {
      const answer = await send(address(), asJson(submission));
      if (isAcknowledged(answer)) {
        acknowledged.push(submission);
        return;
      }
      if (answer && !retried.has(answer.status)) {
        unexpected.set(answer.status, (unexpected.get(answer.status) ?? 0) + 1);
        return;
      }
      failed += 1;
      await wait(20);
    }
  }

  async function visit(): Promise<void> {
    while (open) await deliver(submissionAt(next++, run));
  }
  const all = Promise.all(Array.from({ length: visitors }, visit));

  return {
    acknowledged,
    unexpected,
    failedTries: () => failed,
    async finish(waitMs = 60_000) {
      open = false;
      const late = setTimeout(() => (patient = false), waitMs);
      await all;
      clearTimeout(late);
      close();
      return patient;
    },
  };
}
