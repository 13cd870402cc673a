import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Requests that may wait on a connection for the answers before them. Browsers and proxies send none ahead. */
export const mostWaiting = 15;
/** Longest that a visitor may take to read one answer, in ms: the largest file at 1 KB a second. */
export const longestAnswer = 5 * 60_000;

/**
 * Answers the requests of an HTTP/1.1 connection one after the other. Node starts them all at once, so that a client
 * that sends thousands and reads no answer would fill the memory. A connection with more than {@link mostWaiting}
 * requests waiting is closed, and so is one that does not read its answer in time. Node's `maxRequestsPerSocket` counts
 * requests, not those under way.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const lines = new WeakMap<object, (() => void)[]>();

  function begin(req: IncomingMessage, res: ServerResponse, line: (() => void)[]): void {
    const { socket } = req;
    // Closed while it waited: nobody reads the answer.
    if (socket.destroyed) return;
    const late = setTimeout(() => socket.destroy(), longestAnswer);
    res.once('close', () => {
      clearTimeout(late);
      line.shift();
      next(line);
    });
    listener(req, res);
  }

  /** Not at once: between two answers of one connection the others have their turn. */
  function next([first]: readonly (() => void)[]): void {
    if (first) setImmediate(first);
  }

  return (req, res) => {
    const { socket } = req;
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > mostWaiting) {
      socket.destroy();
      return;
    }
    line.push(() => {
      begin(req, res, line);
    });
    if (line.length === 1) next(line);
  };
}
