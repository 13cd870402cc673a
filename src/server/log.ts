import type { LogLevel } from '../config/watch';

/** What a line of the log says besides its words. Never anything that a visitor has typed or that tells who they are. */
export interface LogFacts {
  /** Default: `info`. */
  level?: LogLevel;
  /** A stable word for programs, such as `mail_failed`. */
  event?: string;
  /** The request that it happened in: the same as in the answer's `X-Request-Id`. */
  requestId?: string | undefined;
  /** How long it took, in ms. */
  ms?: number;
  status?: number;
  method?: string;
  /** A path of the site's own, or the class of the address; never as it was typed. */
  path?: string;
}

/** Writes one line for those who run the server; never holds what visitors typed. */
export type Log = (line: string, facts?: LogFacts) => void;

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g;
const phoneNumber = /(?<![\w.:-])\+?\d(?:[ ]?\d){8,14}(?![\w:-])/g;
const query = /\?[^\s"'<>]*=[^\s"'<>]*/g;

/** A line without mail addresses, telephone numbers and queries: foreign errors may quote what was sent to them. */
export function withoutPersonal(line: string): string {
  return line.replace(mailAddress, '…').replace(query, '?…').replace(phoneNumber, '…');
}
