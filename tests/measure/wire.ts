import type { CDPSession } from 'playwright';

/** A request of a page. */
export interface Sent {
  url: string;
  /** DevTools' type: `Document`, `Script`, `Image`. */
  type: string;
  /** Bytes over the network, including headers; 0 if it came from the cache. */
  bytes: number;
  /** Bytes of the body, if the server sends its length. */
  body: number;
  /** Whether it began after the page had loaded. */
  begunAfterLoad: boolean;
  /** Whether it had ended when the page had loaded. */
  endedBeforeLoad: boolean;
}

const lengthIn = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0;

/** Records the network traffic of one tab. @returns The requests so far; the list grows. */
export function watchWire(session: CDPSession): readonly Sent[] {
  const list: Sent[] = [];
  const byId = new Map<string, Sent>();
  let loaded = false;
  session.on('Page.loadEventFired', () => {
    loaded = true;
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return;
    const sent = {
      url: request.url,
      type,
      bytes: 0,
      body: 0,
      begunAfterLoad: loaded,
      endedBeforeLoad: false,
    };
    byId.set(requestId, sent);
    list.push(sent);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const sent = byId.get(requestId);
    // DevTools reports headers and body together; the server sends the length of the body.
    if (sent) sent.body = Number(lengthIn(response.headers));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const sent = byId.get(requestId);
    if (!sent) return;
    sent.bytes = encodedDataLength;
    sent.endedBeforeLoad = !loaded;
  });
  return list;
}

/** Total bytes over the network. */
export const bytesOf = (requests: readonly Sent[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);
