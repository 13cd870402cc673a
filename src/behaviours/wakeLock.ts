/**
 * Keeps the screen on until the signal is aborted, where the browser can. A lock that the system takes away is asked for again.
 * @param onChange Called when the screen is kept on, and when it is no longer.
 */
export function keepScreenOn(onChange: (kept: boolean) => void, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return;
  const hold = async (): Promise<void> => {
    const lock = await navigator.wakeLock.request('screen');
    const release = () => void lock.release();
    if (signal.aborted) {
      release();
      return;
    }
    signal.addEventListener('abort', release);
    lock.addEventListener('release', () => {
      signal.removeEventListener('abort', release);
      onChange(false);
      if (!signal.aborted) ask();
    });
    onChange(true);
  };
  const ask = () => {
    hold().catch(() => {
      onChange(false);
    });
  };
  ask();
}
