import type { Problems } from '../domain/problems';

/** What became of a contact message. */
export type SendResult =
  | { ok: true }
  | {
      ok: false;
      /** HTTP status of the answer; 0 when there was none. */
      status: number;
      /** What went wrong, in words to show. */
      text: string;
      /** The browser was offline, so nothing was tried. */
      offline?: true;
    };

/** What became of a form posted to the site's own server. */
export type PostResult =
  | {
      ok: true;
      /** The answer's JSON; missing where it is none. */
      answer?: unknown;
    }
  | {
      ok: false;
      /** The server answered, and did not take it. */
      reason: 'refused';
      /** HTTP status of the answer. */
      status: number;
      /** Fields that the server found wrong. */
      problems: Problems;
    }
  | {
      ok: false;
      /** No answer: broken, blocked or timed out. It may have arrived all the same. */
      reason: 'unreachable';
    }
  | {
      ok: false;
      /** The browser was offline, so nothing was tried. */
      reason: 'offline';
    };
