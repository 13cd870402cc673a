import { pushesInARow, type CprCue, type CprRhythm } from './cprRhythm';
import { countDown, followRhythm } from './cprBeat';
import { cprClock } from './cprClock';
import { cprSound } from './cprSound';
import type { CaseOf } from '../contract';
import type { MetronomeNames } from './cprContract';
import { partsOf } from '../parts';
import { keepScreenOn } from './wakeLock';
import { watchSight } from './cprSight';

/** Scale of the plate on each beat, and time in ms in which it returns to its size. */
const beatScale = 1.06;
const beatDuration = 380;

/** Seconds before a change of places at which it is shown larger, and time in ms for which it is then announced. */
const warningTime = 10;
const announcementTime = 5000;

/** Vibration in ms for a push, and vibration pattern for a change of phase or places. */
const pushVibration = 40;
const changeVibration = [200, 100, 200];

/** Shows a switch as on or off. */
const show = (button: HTMLElement, on: boolean) => {
  button.setAttribute('aria-checked', String(on));
};

/**
 * Shows a switch for something that the browser supports. It may be set to what is true meanwhile: when the signal is
 * aborted, it returns to what was chosen. @param turn Called at once with the initial state, and with every choice.
 */
function attachSwitch(button: HTMLElement, turn: (on: boolean) => void, signal: AbortSignal): void {
  const isShownOn = () => button.getAttribute('aria-checked') === 'true';
  let isChosen = isShownOn();
  button.hidden = false;
  turn(isChosen);
  button.addEventListener(
    'click',
    () => {
      isChosen = !isShownOn();
      show(button, isChosen);
      turn(isChosen);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    show(button, isChosen);
  });
}

/**
 * Runs the beat on its screen until the signal is aborted: number, ring, sound, vibration, change of places, minutes. Out
 * of sight it is still, and goes on as if it had never been: the count and the times are those since the start.
 */
export function playBeat(screen: HTMLElement, signal: AbortSignal): void {
  const data = screen.dataset as Partial<MetronomeNames['cases']>;
  const { part, textOf } = partsOf<MetronomeNames>(screen);
  const [plate, number, ring] = [part('plate'), part('number'), part('ring')];
  const [time, minutes, status, kept] = [part('time'), part('minutes'), part('status'), part('kept')];
  const reducedMotion = matchMedia('(prefers-reduced-motion:reduce)');
  const clock = cprClock();
  const { now } = clock;
  const start = now();
  const sound = cprSound({
    now,
    onChange(isHeard) {
      show(part('sound'), isHeard);
    },
    signal,
  });
  let vibrates = false;
  let rhythmStart = start;
  let timers = new AbortController();
  let [changesTold, toldAt] = [0, -Infinity];

  const vibrate = (pattern: VibratePattern) => {
    if (!vibrates) return;
    try {
      navigator.vibrate(pattern);
    } catch {
      // A browser may have it and refuse it: the beat goes on.
    }
  };
  /** Announces by text, voice and vibration that the task changes. */
  const announce = (when: CaseOf<MetronomeNames>) => {
    const words = textOf(when);
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
  const onSecond = (left: number, changes: number, minutesSince: number) => {
    time.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    minutes.textContent = String(minutesSince);
    // One that came while the page was out of sight is announced as well.
    if (changes > changesTold) {
      [changesTold, toldAt] = [changes, now()];
      announce('now');
    }
    if (now() - toldAt < announcementTime) data.change = 'now';
    else if (left <= warningTime) data.change = 'soon';
    else delete data.change;
  };
  const stop = () => {
    timers.abort();
    sound.cancel();
    vibrate(0);
  };
  const go = () => {
    timers.abort();
    timers = new AbortController();
    const chosen = screen.querySelector<HTMLInputElement>('input:checked')?.value as CprRhythm;
    const timing = { now, signal: timers.signal };
    followRhythm(chosen, { onCue, onNext: sound.schedule }, { ...timing, start: rhythmStart });
    countDown(onSecond, { ...timing, start });
  };

  delete data.phase;
  status.textContent = '';
  if ('AudioContext' in window) attachSwitch(part('sound'), sound.setOn, signal);
  if ('vibrate' in navigator)
    attachSwitch(
      part('vibration'),
      (on) => {
        if (!on) vibrate(0);
        vibrates = on;
      },
      signal,
    );
  go();
  screen.addEventListener(
    'change',
    () => {
      sound.cancel();
      rhythmStart = now();
      go();
    },
    { signal },
  );
  watchSight((isInSight) => {
    if (isInSight) {
      clock.comeBack();
      sound.resume();
      status.textContent = '';
      go();
      // Unless there is something to do.
      status.textContent ||= minutes.closest('p')?.textContent ?? '';
    } else {
      clock.leave();
      stop();
    }
  }, signal);
  keepScreenOn((on) => {
    kept.hidden = !on;
  }, signal);
  signal.addEventListener('abort', stop);
}
