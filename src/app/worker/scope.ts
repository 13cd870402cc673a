/** A lifecycle event of the worker that can be extended. */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The event of a navigation. */
interface NavigationEvent extends WorkerEvent {
  /** The response to the request that was sent while the worker started; missing if the browser does not support this. */
  preloadResponse?: Promise<Response | undefined>;
}

/** The parts of such an event that the worker uses. */
export function navigationEvent(event: unknown) {
  const { preloadResponse } = event as NavigationEvent;
  return {
    preloadResponse,
    waitUntil: (work: Promise<unknown>) => {
      (event as NavigationEvent).waitUntil(work);
    },
  };
}

/** The parts of the global scope that the worker uses: TypeScript cannot load the types of a window and of a worker together. */
interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
    (type: 'message', listener: (event: WorkerEvent & Pick<MessageEvent, 'data' | 'ports'>) => void): void;
  };
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

/** Answers a message of a page through its port. @param work The browser keeps the worker running until it has ended. */
export function onMessage(message: string, work: (answer: (text: string) => void) => Promise<void>): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    if (event.data === message && port)
      event.waitUntil(
        work((text) => {
          port.postMessage(text);
        }),
      );
  });
}

/** Sends a message to all open pages of the site. */
export async function tellPages(message: string): Promise<void> {
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

/** The build inserts the list of files here, as Workbox's own tools do. */
interface WithManifest {
  __WB_MANIFEST: { url: string; revision: string | null }[];
}

/** The files to keep. */
export const filesToKeep = (self as unknown as WithManifest).__WB_MANIFEST;
