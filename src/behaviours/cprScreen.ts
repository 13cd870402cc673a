import { changeTime, pushesInARow, type CprCue, type CprRhythm } from '../domain/cprRhythm';
import { countDown, followRhythm } from './cprBeat';
import { cprSound } from './cprSound';
import type { DataOf, SelectorOf } from './contract';
import type { metronomeData } from './cprContract';
import { keepScreenOn } from './wakeLock';

type Selector = SelectorOf<typeof metronomeData>;

/** Scale of the plate on each beat, and time in ms in which it returns to its size. */
const swell = 1.06;
const calming = 380;

/** Seconds before a change of places at which it is shown larger, and seconds after it during which it is still announced. */
const soon = 10;
const stillNow = 5;

/** Vibration in ms for a push, and vibration pattern for a change of phase or places. */
const short = 40;
const long = [200, 100, 200];

/**
 * Shows a switch for something that the browser supports. @param turn Called at once with the initial state, and with every
 * change.
 */
function onSwitch(button: HTMLElement, turn: (on: boolean) => void, signal: AbortSignal): void {
  const isOn = () => button.getAttribute('aria-checked') === 'true';
  button.hidden = false;
  turn(isOn());
  button.addEventListener(
    'click',
    () => {
      button.setAttribute('aria-checked', String(!isOn()));
      turn(isOn());
    },
    { signal },
  );
}

/** Runs the beat on its screen until the signal is aborted: number, ring, sound, vibration, change of places. */
export function playBeat(screen: HTMLElement, signal: AbortSignal): void {
  const data: DataOf<typeof metronomeData> = screen.dataset;
  const part = (name: string) =>
    screen.querySelector(`[data-part="${name}"]` satisfies Selector) as HTMLElement;
  const [plate, number, ring] = [part('plate'), part('number'), part('ring')];
  const [time, status, kept] = [part('time'), part('status'), part('kept')];
  const calm = matchMedia('(prefers-reduced-motion:reduce)');
  const sound = cprSound(signal);
  let vibrates = false;
  let round: AbortController | undefined;

  const vibrate = (pattern: VibratePattern) => {
    if (vibrates) navigator.vibrate(pattern);
  };
  /** Announces by text, voice and vibration that the task changes. */
  const tell = (when: string) => {
    const words = screen.querySelector(`[data-when="${when}"]` satisfies Selector)?.textContent ?? '';
    status.textContent = words;
    sound.say(words);
    vibrate(long);
  };
  const onCue = ({ push }: CprCue) => {
    const phase = push === 0 ? 'breathe' : 'push';
    const before = data.phase;
    data.phase = phase;
    number.textContent = String(push === 0 ? 2 : push);
    ring.setAttribute('stroke-dasharray', `${push === 0 ? pushesInARow : push} ${pushesInARow}`);
    if (before !== phase && before !== undefined) tell(phase);
    else if (phase === 'push') vibrate(short);
    if (phase === 'push' && !calm.matches)
      plate.animate({ transform: [`scale(${swell})`, 'none'] }, { duration: calming, easing: 'ease-out' });
  };
  const begin = () => {
    round?.abort();
    sound.drop();
    round = new AbortController();
    const chosen = screen.querySelector<HTMLInputElement>('input:checked')?.value as CprRhythm;
    followRhythm(chosen, { onCue, onNext: sound.plan }, round.signal);
  };

  delete data.phase;
  status.textContent = '';
  if ('AudioContext' in window) onSwitch(part('sound'), sound.turn, signal);
  if ('vibrate' in navigator)
    onSwitch(
      part('vibration'),
      (on) => {
        if (vibrates && !on) navigator.vibrate(0);
        vibrates = on;
      },
      signal,
    );
  begin();
  screen.addEventListener('change', begin, { signal });
  countDown((left, changes) => {
    const isNow = changes > 0 && left > changeTime / 1000 - stillNow;
    if (isNow || left <= soon) data.change = isNow ? 'now' : 'soon';
    else delete data.change;
    time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (isNow && left === changeTime / 1000) tell('now');
  }, signal);
  keepScreenOn((on) => {
    kept.hidden = !on;
  }, signal);
  signal.addEventListener('abort', () => {
    round?.abort();
    if (vibrates) navigator.vibrate(0);
  });
}
