import { changeTime, pushesInARow, type CprCue, type CprRhythm } from '../domain/cprRhythm';
import { countDown, followRhythm } from './cprBeat';
import { cprSound } from './cprSound';
import type { DataOf, SelectorOf } from './contract';
import type { metronomeData } from './cprContract';
import { keepScreenOn } from './wakeLock';

type Selector = SelectorOf<typeof metronomeData>;

/** How much the plate swells on each beat, and how long in ms it takes to be itself again. */
const swell = 1.06;
const calming = 380;

/** Seconds before a change of places at which it is shown larger, and after it for which it is still said. */
const soon = 10;
const stillNow = 5;

/** Times in ms of the vibration at a push, and when something else is to be done. */
const short = 40;
const long = [200, 100, 200];

/** Shows a switch that the browser can follow. @param turn Called at once with what it is set to, and with every change. */
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

/** Plays the beat on its screen until the signal is aborted: number, ring, sound, vibration, change of places. */
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
  /** Tells everybody, whatever they look at, that something else is to be done. */
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
