import type { Fix } from './place';
import type { PlaceProblem } from './placeContract';

/** Time in ms without a position after which a problem is reported. The search continues. */
const problemDelay = 20_000;
/** Time in ms after which the network is asked as well: satellites alone take long indoors. */
const networkDelay = 3000;

/** Callbacks for the position. */
interface PositionListener {
  /** Called with every position. */
  onFix: (fix: Fix) => void;
  /** There is no position, or none yet. One may still follow, unless permission was denied or the browser cannot ask. */
  onProblem: (problem: PlaceProblem) => void;
}

/** State of the permission: `granted`, `denied`, `prompt`; undefined if the browser does not report it. */
async function permission(): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return undefined;
  }
}

/**
 * Follows the phone's position until the signal is aborted. Never throws, and accepts no cached position. The browser asks
 * for permission: call it on a press.
 */
export function watchPosition({ onFix, onProblem }: PositionListener, signal: AbortSignal): void {
  const { geolocation } = navigator as Partial<Navigator>;
  if (!isSecureContext || !geolocation) {
    onProblem(isSecureContext ? 'unsupported' : 'insecure');
    return;
  }
  let isFound = false;
  let isDenied = false;
  const isIdle = () => signal.aborted || isFound || isDenied;
  const onPosition: PositionCallback = ({ coords }) => {
    if (signal.aborted) return;
    isFound = true;
    const { latitude, longitude, accuracy } = coords;
    // Not the position's own time: satellites and the phone may disagree by hours, and no cached position is accepted.
    onFix({ latitude, longitude, accuracy, at: Date.now() });
  };
  const onError: PositionErrorCallback = ({ code, PERMISSION_DENIED, POSITION_UNAVAILABLE }) => {
    if (code === POSITION_UNAVAILABLE && !isIdle()) onProblem('unavailable');
    if (code !== PERMISSION_DENIED || isDenied) return;
    isDenied = true;
    // Browsers also report a denial if location is off on the phone, or the prompt was dismissed.
    void permission().then((state) => {
      if (!signal.aborted) onProblem(state === 'denied' ? 'denied' : 'off');
    });
  };
  const options = { enableHighAccuracy: true, maximumAge: 0 };
  let watch: number;
  try {
    watch = geolocation.watchPosition(onPosition, onError, options);
  } catch {
    onProblem('unsupported');
    return;
  }
  const askNetwork = async () => {
    // Not while the permission prompt is open, because a second prompt would follow.
    if (!isIdle() && (await permission()) === 'granted' && !isIdle())
      geolocation.getCurrentPosition(onPosition, () => undefined, { ...options, enableHighAccuracy: false });
  };
  const giveUp = async (isSecond: boolean) => {
    if (isIdle()) return;
    // The time during which the prompt is open does not count, but only once: some browsers report `prompt` forever.
    if (!isSecond && (await permission()) === 'prompt')
      timers.push(setTimeout(() => void giveUp(true), problemDelay));
    else if (!isIdle()) onProblem('timeout');
  };
  const timers = [
    setTimeout(() => void askNetwork(), networkDelay),
    setTimeout(() => void giveUp(false), problemDelay),
  ];
  signal.addEventListener('abort', () => {
    geolocation.clearWatch(watch);
    timers.forEach(clearTimeout);
  });
}
