import type { RequestListener } from 'node:http';

/** Maximum number of requests waiting on a connection. Browsers and proxies do not pipeline requests. */
const maxWaiting = 15;
/** Time limit in ms for a client to read one answer: the largest file at 1 KB/s. */
const answerTimeout = 5 * 60_000;

/**
 * Answers the requests of an HTTP/1.1 connection one after the other. Node starts them all at once, so that a client that
 * sends thousands and reads no answer would fill the memory; its `maxRequestsPerSocket` counts all requests, not the
 * pending ones. A connection with more than {@link maxWaiting} waiting requests, or one that does not read its answer in
 * time, is closed. Node still makes a request of every line of a packet that it has read, 1,300 in 64 KB: a server that can be
 * reached from outside needs a proxy in front, which sends one at a time.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const queues = new WeakMap<object, (() => void)[]>();

  /** Deferred, so that other connections get a turn between two answers. */
  function next([first]: readonly (() => void)[]): void {
    if (first) setImmediate(first);
  }

  return (req, res) => {
    const { socket } = req;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > maxWaiting) {
      socket.destroy();
      return;
    }
    queue.push(() => {
      // Closed while it was waiting.
      if (socket.destroyed) return;
      const timer = setTimeout(() => socket.destroy(), answerTimeout);
      res.once('close', () => {
        clearTimeout(timer);
        queue.shift();
        next(queue);
      });
      listener(req, res);
    });
    if (queue.length === 1) next(queue);
  };
}
