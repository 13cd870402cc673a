import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const asked = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the visitor asks to save data. Taken as asked until the browser can be asked itself. */
export function useSaveData(): boolean {
  return useSyncExternalStore(never, asked, () => true);
}
