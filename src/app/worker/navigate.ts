import type { KeptPages } from './keptPages';

/** Longest wait in ms for the network where a page is kept. Slow lines answer within it; after it a kept page helps more. */
export const patience = 12_000;

/** What answers a visitor who opens a page. */
export interface Sources {
  /** Asks the network. */
  network: () => Promise<Response>;
  /** The kept page of the address; nothing where it is not kept. */
  kept: () => Promise<Response | undefined>;
  /** The page that says that there is no network. */
  offline: () => Promise<Response>;
  /** Whether the visitor has asked for the page afresh: then only the network's own failure ends the wait. */
  isReload: boolean;
}

const wait = (time: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, time, undefined);
  });

/** A server in front of the site that cannot reach it; an answer of the site's own has other statuses. */
const isDown = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/**
 * Answers a navigation: by the network while there is one, so that an online visitor sees the newest page; by a kept page
 * where the network fails, where the server behind it is down, or where nothing has come for {@link patience}.
 */
export async function answerNavigation({ network, kept, offline, isReload }: Sources): Promise<Response> {
  const asked = network();
  // Looked at below; until then its failure is no unhandled one.
  asked.catch(() => undefined);
  try {
    const first = await (isReload ? asked : Promise.race([asked, wait(patience)]));
    if (first && !isDown(first)) return first;
    return (await kept().catch(() => undefined)) ?? (await asked);
  } catch {
    return (await kept()) ?? (await offline());
  }
}

/** Whether the phone may fetch an update now. @param kept What it has so far. */
export function mayUpdate(
  kept: Pick<KeptPages, 'phone'> | undefined,
  now: { phone: string; isConstrained: boolean; isAsked: boolean },
): boolean {
  return !kept || !now.isConstrained || now.isAsked || kept.phone !== now.phone;
}
