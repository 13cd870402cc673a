/** An event of the worker's life that waits for work. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The event of a page that is opened. */
interface NavigationEvent extends WorkerEvent {
  /** The network's answer, asked for while the worker started; missing where the browser does not do so. */
  preloadResponse?: Promise<Response | undefined>;
}

/** What the worker uses of such an event. */
export function navigationEvent(event: unknown) {
  const { preloadResponse } = event as NavigationEvent;
  return {
    preloadResponse,
    waitUntil: (work: Promise<unknown>) => {
      (event as NavigationEvent).waitUntil(work);
    },
  };
}

/** What the worker uses of its global scope: TypeScript has either a window's types or a worker's. */
interface WorkerScope {
  addEventListener: (type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      includeUncontrolled: boolean;
    }) => Promise<readonly { postMessage: (message: string) => void }[]>;
  };
  registration: ServiceWorkerRegistration;
}

export const scope = self as unknown as WorkerScope;

/** Tells all pages of the site that are open. */
export async function tellPages(message: string): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

/** Where the build puts the files to keep, as Workbox's own tools do. */
interface WithManifest {
  __WB_MANIFEST: { url: string; revision: string | null }[];
}

/** The files to keep. */
export const filesToKeep = (self as unknown as WithManifest).__WB_MANIFEST;
