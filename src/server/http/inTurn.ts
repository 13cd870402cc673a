import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection for the answers before them. Browsers and proxies send none ahead. */
const mostWaiting = 15;
/** Longest that a visitor may take to read one answer, in ms: the largest file at 1 KB a second. */
const longestAnswer = 5 * 60_000;

/** A socket of Node's HTTP server with the parser that reads from it. */
type ParsedSocket = Socket & { parser?: { onIncoming: () => number } | null };

/**
 * Closes a connection, and stops its parser from keeping the rest of the packet: Node makes a request and an answer of each line
 * in it, 1,300 in 64 KB, and holds them all until the connections of this turn of the event loop are closed. 300 such
 * connections took 580 MB. `parser.pause` and `maxRequestsPerSocket` come too late for that.
 */
function cutOff(socket: ParsedSocket): void {
  // 1: no body is read.
  if (socket.parser) socket.parser.onIncoming = () => 1;
  socket.destroy();
}

/**
 * Answers the requests of an HTTP/1.1 connection one after the other. Node starts them all at once, so that a client that
 * sends thousands and reads no answer would fill the memory; its `maxRequestsPerSocket` counts requests, not those under
 * way. A connection with more than {@link mostWaiting} waiting is closed, and one that does not read its answer in time.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<object, (() => void)[]>();

  /** Not at once: between two answers of one connection the others have their turn. */
  function next([first]: readonly (() => void)[]): void {
    if (first) setImmediate(first);
  }

  return (req, res) => {
    const { socket } = req;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > mostWaiting) {
      cutOff(socket);
      return;
    }
    queue.push(() => {
      // Closed while it waited: nobody reads the answer.
      if (socket.destroyed) return;
      const late = setTimeout(() => socket.destroy(), longestAnswer);
      res.once('close', () => {
        clearTimeout(late);
        queue.shift();
        next(queue);
      });
      listener(req, res);
    });
    if (queue.length === 1) next(queue);
  };
}
