import { useSyncExternalStore } from 'react';
import { isSaveData } from '../../behaviours/connection';

const never = () => () => undefined;

/** Whether the visitor asks to save data. Taken as asked until the browser can be asked itself. */
export function useSaveData(): boolean {
  return useSyncExternalStore(never, isSaveData, () => true);
}
