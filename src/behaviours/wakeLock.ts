/**
 * Keeps the screen on until the signal is aborted, if the browser can. A lock that the system releases is requested again.
 * @param onChange Called when the screen starts or stops being kept on.
 */
export function keepScreenOn(onChange: (isOn: boolean) => void, signal: AbortSignal): void {
  if (!('wakeLock' in navigator)) return;
  const acquire = async (): Promise<void> => {
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
      if (!signal.aborted) request();
    });
    onChange(true);
  };
  const request = () => {
    acquire().catch(() => {
      onChange(false);
    });
  };
  request();
}
