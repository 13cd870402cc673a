import type { LogLevel } from '../config/watch';

/** Fields of a log line besides its text. They never contain anything that a visitor has typed or that identifies them. */
export interface LogFacts {
  /** Default: `info`. */
  level?: LogLevel;
  /** A stable name for programs, such as `mail_failed`. */
  event?: string;
  /** Id of the request: the same as in the response's `X-Request-Id`. */
  requestId?: string | undefined;
  /** How long it took, in ms. */
  ms?: number;
  status?: number;
  method?: string;
  /** A path that the site has defined, or the class of the address; never as typed. */
  path?: string;
}

/** Writes one line to the log; never contains what visitors typed. */
export type Log = (line: string, facts?: LogFacts) => void;

const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g;
const phoneNumber = /(?<![\w.:-])\+?\d(?:[ ]?\d){8,14}(?![\w:-])/g;
const query = /\?[^\s"'<>]*=[^\s"'<>]*/g;

/** Removes e-mail addresses, phone numbers and queries from a line: errors of libraries may quote what was sent. */
export function withoutPersonal(line: string): string {
  return line.replace(mailAddress, '…').replace(query, '?…').replace(phoneNumber, '…');
}
