import { standardSmtpTimes } from './smtp';

/** Timing of the attempts, in ms. */
export interface OutboxWorkerTimes {
  /** Interval at which the outbox is polled. */
  pollInterval: number;
  /** Time after which another server may take the e-mail over: longer than any sending. */
  claimDuration: number;
  /** Delay after the first failure; it doubles with each. */
  firstDelay: number;
  /** Longest delay. */
  maxDelay: number;
  /** Delay after a sending whose outcome is unknown: the mail has probably arrived. Default: {@link unknownDelay}. */
  unknownDelay?: number;
}

const minute = 60_000;

/** With {@link maxAttempts} a mail server may be unavailable, or have used up the sender's quota, for more than two days. */
export const standardTimes: OutboxWorkerTimes = {
  pollInterval: 5000,
  claimDuration: standardSmtpTimes.total + 5 * minute,
  firstDelay: minute,
  maxDelay: 6 * 60 * minute,
};

/** In ms: long enough for a server that looks for viruses to have delivered the first one. */
export const unknownDelay = 60 * minute;

/** Maximum number of attempts. */
export const maxAttempts = 19;

/** The delay after a number of failures, in ms: doubled each time, and randomised by a fifth, so that not all are retried at once. */
export function retryDelay(
  tries: number,
  { firstDelay, maxDelay }: OutboxWorkerTimes,
  random: () => number,
): number {
  return Math.round(Math.min(maxDelay, firstDelay * 2 ** (tries - 1)) * (0.8 + 0.4 * random()));
}
