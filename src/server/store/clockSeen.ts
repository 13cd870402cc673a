import { DAY_MS } from '../../domain/dates';

/** What a database remembers about the time. Times are ms since 1970. */
export interface ClockSeen {
  /** The time that is certain: it goes on with the time that servers have run, whatever the clock says. */
  believed: number;
  /** What the clock said then. */
  wall: number;
  /** The believed time at which the clock and it began to differ; left out if they agree. */
  since?: number;
  /** The time of the first look, for an hour: a new machine may not have set its clock yet. */
  bornAt?: number;
}

/** How far a clock may go back, or ahead of the time that has passed while the server ran, in ms. */
export const clockSlack = DAY_MS;
/** Time in ms after which a clock that stays behind is believed: nothing is deleted too early by it. */
const behindFor = 7 * DAY_MS;
/** Time in ms during which a new database follows its clock back. */
const youngFor = 60 * 60_000;
/** Days for which mail that was sent, and addresses that were not confirmed, are kept. */
const shortest = 30;

/** How much time in ms may have passed unseen, while no server ran: a tenth of the shortest retention. */
const unseen = (days: number) => Math.max(1, Math.min(days || shortest, shortest) / 10) * DAY_MS;

/** The result of a look at the clock. */
export interface ClockLook {
  seen: ClockSeen;
  /** Whether the clock is believed again, so that what has a later time than it is wrong. */
  cameBack: boolean;
}

/**
 * Looks at the clock again. A jump is not followed: the believed time goes on as time passes. A clock that stays ahead is
 * believed once running servers have kept everything that is stored for the whole retention, so no jump can delete anything
 * early.
 * @param wall What the clock says.
 * @param elapsed Time in ms since the last look; undefined if no server ran in between, or another one looked.
 * @param days The retention in days; 0 keeps everything.
 */
export function lookAtClock(
  last: ClockSeen,
  wall: number,
  elapsed: number | undefined,
  days: number,
): ClockLook {
  const { bornAt, since } = last;
  const passed = elapsed ?? 0;
  const ahead = elapsed === undefined ? unseen(days) : clockSlack;
  const step = wall - last.wall;
  const isSteady = step >= passed - clockSlack && step <= passed + ahead;
  const believed = last.believed + (isSteady ? step : passed);
  const gap = wall - believed;
  const isYoung = bornAt !== undefined && last.believed - bornAt < youngFor;
  if (gap < -clockSlack && isYoung) return { seen: { believed: wall, wall, bornAt: wall }, cameBack: true };
  const young = isYoung ? { bornAt } : {};
  const agrees = gap >= -clockSlack && gap <= ahead;
  const doubtedSince = isSteady && since !== undefined ? since : believed;
  const trial = gap < 0 ? behindFor : Math.max(days, shortest) * DAY_MS;
  return agrees || believed - doubtedSince >= trial
    ? { seen: { believed: wall, wall, ...young }, cameBack: since !== undefined }
    : { seen: { believed, wall, since: doubtedSince, ...young }, cameBack: false };
}
