import { isServerDown } from '../../domain/serverDown';
import type { KeptPages } from './keptPages';

/**
 * Time limit in ms for the network if the page is kept. Slow connections answer within it; after it a kept page is
 * more helpful.
 */
export const networkTimeout = 12_000;

/** Possible answers to a navigation. */
export interface Sources {
  /** Requests the page from the network. */
  network: () => Promise<Response>;
  /** The kept page of the address; undefined if it is not kept. */
  kept: () => Promise<Response | undefined>;
  /** The page that says that there is no connection; undefined if it is not kept. */
  offline: () => Promise<Response | undefined>;
  /** What is shown if no page is kept any more. */
  lastResort: () => Response;
  /** Whether the visitor has reloaded the page: then it waits until the network fails. */
  isReload: boolean;
}

const wait = (time: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, time, undefined);
  });

/**
 * Answers a navigation from the network if possible, so that online visitors see the current page; with a kept page if
 * the network fails, the server behind it is down, or nothing has arrived within {@link networkTimeout}.
 */
export async function answerNavigation({
  network,
  kept,
  offline,
  lastResort,
  isReload,
}: Sources): Promise<Response> {
  const response = network();
  const orNone = (page: Promise<Response | undefined>) => page.catch(() => undefined);
  // Handled below; until then a failure must not count as an unhandled rejection.
  response.catch(() => undefined);
  try {
    const first = await (isReload ? response : Promise.race([response, wait(networkTimeout)]));
    if (first && !isServerDown(first.status)) return first;
    return (await orNone(kept())) ?? (await response);
  } catch {
    return (await orNone(kept())) ?? (await orNone(offline())) ?? lastResort();
  }
}

/** Whether the phone may fetch an update now. @param kept The pages that it has. */
export function mayUpdate(
  kept: Pick<KeptPages, 'phone'> | undefined,
  now: { phone: string; isConstrained: boolean; isRequested: boolean },
): boolean {
  return !kept || !now.isConstrained || now.isRequested || kept.phone !== now.phone;
}
