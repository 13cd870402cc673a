import type { CDPSession } from 'playwright';

/** One request of a page. */
export interface Sent {
  url: string;
  /** As DevTools names it: `Document`, `Script`, `Image`. */
  type: string;
  /** Bytes over the wire, headers included; 0 from the cache. */
  bytes: number;
  /** Of these, those of the body, where the server names its length. */
  body: number;
  /** Whether the page had loaded when it began. */
  begunAfterLoad: boolean;
  /** Whether it was there when the page had loaded. */
  endedBeforeLoad: boolean;
}

const lengthIn = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? 0;

/** Listens to what goes over the wire for one tab. @returns The requests so far; the list grows. */
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
    // DevTools tells headers and body together; the server names the length of what it sends.
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

/** Sum of the bytes over the wire. */
export const bytesOf = (requests: readonly Sent[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);
