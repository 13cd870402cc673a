import type { Problems } from '../domain/problems';

/** Result of sending a contact message. */
export type SendResult =
  | { ok: true }
  | {
      ok: false;
      /** HTTP status of the answer; 0 without one. */
      status: number;
      /** Error message to show. */
      text: string;
      /** The attempt failed, and the browser says that it is offline. */
      offline?: true;
    };

/** Result of a form posted to the site's own server. */
export type PostResult =
  | {
      ok: true;
      /** The answer's JSON; left out if it has none. */
      answer?: unknown;
    }
  | {
      ok: false;
      /** The server answered, and did not accept it. */
      reason: 'refused';
      /** HTTP status of the answer. */
      status: number;
      /** Fields that the server found invalid. */
      problems: Problems;
    }
  | {
      ok: false;
      /** No answer: connection broken, blocked or timed out. The server may have received it all the same. */
      reason: 'unreachable';
    }
  | {
      ok: false;
      /** The attempt failed, and the browser says that it is offline. */
      reason: 'offline';
    };
