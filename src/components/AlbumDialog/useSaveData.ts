import { useSyncExternalStore } from 'react';
import { isSaveData } from '../../behaviours/page/connection';

const never = () => () => undefined;

/** Whether the visitor asks to save data. Assumed to be so until the browser can be asked. */
export function useSaveData(): boolean {
  return useSyncExternalStore(never, isSaveData, () => true);
}
