import { setTimeout as wait } from 'node:timers/promises';
import { client } from './post';
import { asJson, isAcknowledged, submissionAt, type Submission } from './submissions';

/** Visitors who send one submission after the other, each until it is acknowledged. */
export interface Stream {
  /** Acknowledged submissions so far. */
  acknowledged: Submission[];
  /** Attempts without an answer, or with one that asks to retry. */
  failedTries(): number;
  /** All other answers, by status. */
  unexpected: Map<number, number>;
  /** Starts no new submission, and waits until the pending ones are acknowledged. @returns Whether they were in time. */
  finish(waitMs?: number): Promise<boolean>;
}

const retried = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Starts to send.
 * @param address Current address of the server; it may change.
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
