import { useSyncExternalStore } from 'react';
import { isOffline } from '../services/retry';

function subscribe(onChange: () => void): () => void {
  addEventListener('offline', onChange);
  addEventListener('online', onChange);
  return () => {
    removeEventListener('offline', onChange);
    removeEventListener('online', onChange);
  };
}

/** Whether the browser is offline now. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}
