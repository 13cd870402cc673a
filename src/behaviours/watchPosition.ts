import type { Fix } from '../domain/place';
import type { PlaceProblem } from './placeContract';

/** Time in ms after which a phone that has found nothing is said to have none. It goes on looking. */
const patience = 20_000;
/** Time in ms after which the network is asked as well: satellites alone take long indoors. */
const head = 3000;

/** What hears of the position. */
interface PositionListener {
  /** A position, every time that there is one. */
  onFix: (fix: Fix) => void;
  /** There is none, or none yet. A position may still follow, except where it was refused or cannot be asked for. */
  onProblem: (problem: PlaceProblem) => void;
}

/** Whether the browser may tell: `granted`, `denied`, `prompt`; nothing where it does not say. */
async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return undefined;
  }
}

/**
 * Follows the phone's position until the signal is aborted: the browser's port for it. Never throws, and takes no position that was
 * found before. Asking makes the browser ask: call it on a press.
 */
export function watchPosition({ onFix, onProblem }: PositionListener, signal: AbortSignal): void {
  const { geolocation } = navigator as Partial<Navigator>;
  if (!isSecureContext || !geolocation) {
    onProblem(isSecureContext ? 'unsupported' : 'insecure');
    return;
  }
  let isFound = false;
  let isRefused = false;
  const isIdle = () => signal.aborted || isFound || isRefused;
  const take: PositionCallback = ({ coords, timestamp }) => {
    if (signal.aborted) return;
    isFound = true;
    const { latitude, longitude, accuracy } = coords;
    onFix({ latitude, longitude, accuracy, at: timestamp });
  };
  const fail: PositionErrorCallback = ({ code, PERMISSION_DENIED, POSITION_UNAVAILABLE }) => {
    if (code === POSITION_UNAVAILABLE && !isIdle()) onProblem('unavailable');
    if (code !== PERMISSION_DENIED || isRefused) return;
    isRefused = true;
    // Browsers call it denied as well where location is off on the phone, or the question was closed.
    void permission().then((state) => {
      if (!signal.aborted) onProblem(state === 'denied' ? 'denied' : 'off');
    });
  };
  const options = { enableHighAccuracy: true, maximumAge: 0 };
  const watch = geolocation.watchPosition(take, fail, options);
  const askNetwork = async () => {
    // Not while the first question is open: a second one would follow.
    if (!isIdle() && (await permission()) === 'granted' && !isIdle())
      geolocation.getCurrentPosition(take, () => undefined, { ...options, enableHighAccuracy: false });
  };
  const giveUp = async (isSecond: boolean) => {
    if (isIdle()) return;
    // The time in which the question is open does not count, once: some browsers call it open for ever.
    if (!isSecond && (await permission()) === 'prompt')
      timers.push(setTimeout(() => void giveUp(true), patience));
    else if (!isIdle()) onProblem('timeout');
  };
  const timers = [setTimeout(() => void askNetwork(), head), setTimeout(() => void giveUp(false), patience)];
  signal.addEventListener('abort', () => {
    geolocation.clearWatch(watch);
    timers.forEach(clearTimeout);
  });
}
