import type { CprCue } from './cprRhythm';

/** The sounds of the beat. */
interface CprSound {
  /** Schedules the sound of a push or of the breaths. @param due Its time by the clock. */
  schedule: (cue: CprCue, due: number) => void;
  /** Cancels what is scheduled and what is spoken. */
  cancel: () => void;
  /** Speaks a text, if the browser has speech synthesis. */
  speak: (words: string) => void;
  /** Turns all sound on or off, immediately. */
  setOn: (on: boolean) => void;
  /** Lets the sound go on after the system has interrupted it, if the system permits it. */
  resume: () => void;
}

/** What the sounds depend on. */
interface SoundOptions {
  /** The clock of the beat, in ms. */
  now: () => number;
  /** Called with whether the sound can be heard, when that may have changed. */
  onChange: (isHeard: boolean) => void;
  /** Ends the sounds. */
  signal: AbortSignal;
}

/** Pitch in Hz and length in s of a push, of the first push of a row, and of the breaths. */
const push = [880, 0.06] as const;
const firstPush = [1320, 0.06] as const;
const breaths = [440, 0.4] as const;

/** Volume of every sound, from 0 to 1. */
const volume = 0.5;

/** By how many ms a sound may be late, such as the first one, while the output starts. */
const tolerance = 100;

/** Time in ms that an output gets to resume before it is asked again, or replaced by a press. */
const patience = 300;

/** Whether there is a user activation now: no sound may begin otherwise. Older browsers do not report it. */
const hasUserActivation = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.isActive ?? true;

/** The voice, where the browser has all of it: some have only a part. */
const speech = () =>
  'SpeechSynthesisUtterance' in window
    ? (window as { speechSynthesis?: SpeechSynthesis | null }).speechSynthesis
    : undefined;

/** A tone with a soft start and end. @param from Start time by the audio clock. */
function tone(audio: AudioContext, [pitch, length]: readonly [number, number], from: number): OscillatorNode {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const shape = new GainNode(audio, { gain: 0 });
  shape.gain.setValueAtTime(0, from);
  shape.gain.linearRampToValueAtTime(volume, from + 0.003);
  shape.gain.setTargetAtTime(0, from + length / 2, length / 6);
  source.connect(shape).connect(audio.destination);
  source.start(from);
  source.stop(from + length * 2);
  return source;
}

/**
 * Sounds scheduled by the audio clock, because the page may be busy when one is due. Silent until they are turned on.
 * The system may interrupt the output, as for a call: nothing is scheduled until it runs again, because all of that would
 * sound at once.
 */
export function cprSound({ now, onChange, signal }: SoundOptions): CprSound {
  let audio: AudioContext | undefined;
  let next: { cue: CprCue; due: number } | undefined;
  let scheduled: OscillatorNode | undefined;
  let isOn = false;
  /** When a press first asked an output that does not run to resume, and when anything last did. */
  let pressedAt: number | undefined;
  let askedAt = -Infinity;

  const isRunning = () => audio?.state === 'running';
  const report = () => {
    if (!signal.aborted) onChange(isOn && isRunning());
  };
  /** Uses the output or the voice, which a browser may have and refuse: the beat goes on without sound. */
  const attempt = (work: () => void) => {
    try {
      work();
    } catch {
      report();
    }
  };
  const cancel = () => {
    attempt(() => scheduled?.stop());
    scheduled = undefined;
    attempt(() => speech()?.cancel());
  };
  const close = () => {
    const closed = audio;
    audio = undefined;
    pressedAt = undefined;
    attempt(() => {
      closed?.close().catch(() => undefined);
    });
  };
  /** Schedules the next sound, if it can be heard in time. */
  const plan = () => {
    if (!audio || !next || !isOn || !isRunning()) return;
    const ahead = next.due - now();
    if (ahead < -tolerance) return;
    const { push: number } = next.cue;
    next = undefined;
    const kind = number === 0 ? breaths : number === 1 ? firstPush : push;
    const output = audio;
    attempt(() => {
      scheduled = tone(output, kind, output.currentTime + Math.max(0, ahead) / 1000);
    });
  };
  const resume = () => {
    if (!isOn || !audio || isRunning() || document.hidden) return;
    const output = audio;
    askedAt = now();
    attempt(() => {
      output.resume().then(report, report);
    });
  };
  const open = () => {
    const opened = new AudioContext();
    audio = opened;
    opened.addEventListener('statechange', () => {
      if (audio !== opened) return;
      if (isRunning()) {
        pressedAt = undefined;
        plan();
        // A system that interrupts again and again is not asked in a loop.
      } else if (now() - askedAt > patience) resume();
      report();
    });
  };
  /** What only a press may do: create the output, and replace one that an earlier press could not resume. */
  const press = () => {
    if (!isOn || isRunning() || !hasUserActivation()) return;
    if (pressedAt !== undefined && now() - pressedAt > patience) close();
    if (!audio) attempt(open);
    pressedAt ??= now();
    resume();
  };

  document.addEventListener('click', press, { capture: true, signal });
  signal.addEventListener('abort', () => {
    cancel();
    close();
  });
  return {
    schedule(cue, due) {
      next = { cue, due };
      plan();
      // The output of the first sound, which is due at once, is still starting.
      if (due > now()) report();
    },
    cancel() {
      next = undefined;
      cancel();
    },
    speak(words) {
      const voice = speech();
      if (!isOn || !isRunning() || !voice) return;
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = document.documentElement.lang;
      attempt(() => {
        voice.speak(utterance);
      });
    },
    setOn(on) {
      isOn = on;
      if (on) press();
      else cancel();
    },
    resume,
  };
}
