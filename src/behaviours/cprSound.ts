import type { CprCue } from '../domain/cprRhythm';

/** The sounds of the beat. */
interface CprSound {
  /** Schedules the sound of a push or of the breaths. @param due Time by `performance.now()`. */
  schedule: (cue: CprCue, due: number) => void;
  /** Cancels what is scheduled. */
  cancel: () => void;
  /** Speaks a text, if the browser has speech synthesis. */
  speak: (words: string) => void;
  /** Turns all sound on or off, immediately. */
  setOn: (on: boolean) => void;
}

/** Pitch in Hz and length in s of a push, of the first push of a row, and of the breaths. */
const push = [880, 0.06] as const;
const firstPush = [1320, 0.06] as const;
const breaths = [440, 0.4] as const;

/** Volume of every sound, from 0 to 1. */
const volume = 0.5;

/** Whether there is a user activation now: no sound may begin otherwise. Older browsers do not report it. */
const hasUserActivation = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.isActive ?? true;

/** A tone with a soft start and end. @param from Start time by the audio clock. */
function tone(target: AudioNode, [pitch, length]: readonly [number, number], from: number): OscillatorNode {
  const source = new OscillatorNode(target.context, { type: 'triangle', frequency: pitch });
  const shape = new GainNode(target.context, { gain: 0 });
  shape.gain.setValueAtTime(0, from);
  shape.gain.linearRampToValueAtTime(volume, from + 0.003);
  shape.gain.setTargetAtTime(0, from + length / 2, length / 6);
  source.connect(shape).connect(target);
  source.start(from);
  source.stop(from + length * 2);
  return source;
}

/**
 * Sounds scheduled by the audio clock, because the page may be busy when one is due. Silent until they are turned on.
 * @param signal Ends them.
 */
export function cprSound(signal: AbortSignal): CprSound {
  const voice = 'speechSynthesis' in window ? speechSynthesis : undefined;
  let output: GainNode | undefined;
  let scheduled: OscillatorNode | undefined;
  let isOn = false;

  /** The audio output, created at the first press. */
  const openOutput = () => {
    const audio = new AudioContext();
    signal.addEventListener('abort', () => {
      void audio.close();
    });
    const gain = new GainNode(audio);
    gain.connect(audio.destination);
    return gain;
  };
  signal.addEventListener('abort', () => voice?.cancel());
  return {
    schedule({ push: number }, due) {
      if (!output) return;
      const from = output.context.currentTime + Math.max(0, due - performance.now()) / 1000;
      scheduled = tone(output, number === 0 ? breaths : number === 1 ? firstPush : push, from);
    },
    cancel() {
      scheduled?.stop();
    },
    speak(words) {
      if (!isOn || !output || !voice) return;
      const utterance = new SpeechSynthesisUtterance(words);
      utterance.lang = document.documentElement.lang;
      voice.speak(utterance);
    },
    setOn(on) {
      isOn = on;
      if (on && hasUserActivation()) output ??= openOutput();
      if (output) output.gain.value = on ? 1 : 0;
      if (!on) voice?.cancel();
    },
  };
}
