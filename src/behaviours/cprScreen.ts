import { changeTime, pushesInARow, type CprCue, type CprRhythm } from '../domain/cprRhythm';
import { countDown, followRhythm } from './cprBeat';
import { cprSound } from './cprSound';
import type { DataOf, SelectorOf } from './contract';
import type { metronomeData } from './cprContract';
import { keepScreenOn } from './wakeLock';

type Selector = SelectorOf<typeof metronomeData>;

/** Scale of the plate on each beat, and time in ms in which it returns to its size. */
const beatScale = 1.06;
const beatDuration = 380;

/** Seconds before a change of places at which it is shown larger, and seconds after it during which it is still announced. */
const warningTime = 10;
const announcementTime = 5;

/** Vibration in ms for a push, and vibration pattern for a change of phase or places. */
const pushVibration = 40;
const changeVibration = [200, 100, 200];

/**
 * Shows a switch for something that the browser supports. @param turn Called at once with the initial state, and with every
 * change.
 */
function attachSwitch(button: HTMLElement, turn: (on: boolean) => void, signal: AbortSignal): void {
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
  const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');
  const sound = cprSound(signal);
  let vibrates = false;
  let round: AbortController | undefined;

  const vibrate = (pattern: VibratePattern) => {
    if (vibrates) navigator.vibrate(pattern);
  };
  /** Announces by text, voice and vibration that the task changes. */
  const announce = (when: string) => {
    const words = screen.querySelector(`[data-when="${when}"]` satisfies Selector)?.textContent ?? '';
    status.textContent = words;
    sound.speak(words);
    vibrate(changeVibration);
  };
  const onCue = ({ push }: CprCue) => {
    const phase = push === 0 ? 'breathe' : 'push';
    const before = data.phase;
    data.phase = phase;
    number.textContent = String(push === 0 ? 2 : push);
    ring.setAttribute('stroke-dasharray', `${push === 0 ? pushesInARow : push} ${pushesInARow}`);
    if (before !== phase && before !== undefined) announce(phase);
    else if (phase === 'push') vibrate(pushVibration);
    if (phase === 'push' && !reducedMotion.matches)
      plate.animate(
        { transform: [`scale(${beatScale})`, 'none'] },
        { duration: beatDuration, easing: 'ease-out' },
      );
  };
  const restart = () => {
    round?.abort();
    sound.cancel();
    round = new AbortController();
    const chosen = screen.querySelector<HTMLInputElement>('input:checked')?.value as CprRhythm;
    followRhythm(chosen, { onCue, onNext: sound.schedule }, round.signal);
  };

  delete data.phase;
  status.textContent = '';
  if ('AudioContext' in window) attachSwitch(part('sound'), sound.setOn, signal);
  if ('vibrate' in navigator)
    attachSwitch(
      part('vibration'),
      (on) => {
        if (vibrates && !on) navigator.vibrate(0);
        vibrates = on;
      },
      signal,
    );
  restart();
  screen.addEventListener('change', restart, { signal });
  countDown((left, changes) => {
    const isNow = changes > 0 && left > changeTime / 1000 - announcementTime;
    if (isNow || left <= warningTime) data.change = isNow ? 'now' : 'soon';
    else delete data.change;
    time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    if (isNow && left === changeTime / 1000) announce('now');
  }, signal);
  keepScreenOn((on) => {
    kept.hidden = !on;
  }, signal);
  signal.addEventListener('abort', () => {
    round?.abort();
    if (vibrates) navigator.vibrate(0);
  });
}
