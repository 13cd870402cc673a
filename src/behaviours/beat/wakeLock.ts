/**
 * Keeps the screen on until the signal is aborted, if the browser can. A lock that is refused or that the system releases is
 * requested again when the page is shown again and at the next press, never by itself: a phone that saves its battery would
 * be asked without end.
 * @param onChange Called when the screen starts or stops being kept on.
 */
export function keepScreenOn(onChange: (isOn: boolean) => void, signal: AbortSignal): void {
  // Some browsers that guard privacy have the property without a value.
  const wakeLock = (navigator as Partial<Navigator>).wakeLock;
  if (!wakeLock) return;
  let isHeld = false;
  const change = (isOn: boolean) => {
    isHeld = isOn;
    onChange(isOn);
  };
  const acquire = async (): Promise<void> => {
    const lock = await wakeLock.request('screen');
    const release = () => {
      // It may be gone already.
      lock.release().catch(() => undefined);
    };
    if (signal.aborted) {
      release();
      return;
    }
    signal.addEventListener('abort', release);
    lock.addEventListener('release', () => {
      signal.removeEventListener('abort', release);
      change(false);
    });
    onChange(true);
  };
  const request = () => {
    if (isHeld || document.hidden) return;
    // Until the answer, so that presses meanwhile ask only once.
    isHeld = true;
    acquire().catch(() => {
      change(false);
    });
  };
  document.addEventListener('visibilitychange', request, { signal });
  document.addEventListener('click', request, { capture: true, signal });
  request();
}
