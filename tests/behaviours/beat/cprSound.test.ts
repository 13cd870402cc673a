import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cprSound } from '../../../src/behaviours/beat/cprSound';
import { followRhythm } from '../../../src/behaviours/beat/cprBeat';
import { beat } from '../../../src/behaviours/beat/cprRhythm';

/** What the system does when an output is asked to resume. */
type Answer = 'runs' | 'refuses' | 'never answers' | 'throws';

let abort: AbortController;
let heard: boolean[];
let outputs: Output[];
let answer: Answer;
let isPressed: boolean;
/** Tones by the clock of the page: the one at which they were scheduled, and the one at which they sound. */
const tones: { madeAt: number; soundsAt: number }[] = [];

/** Its clock has another origin than the page's, and stands still while it does not run. */
class Output extends EventTarget {
  state = 'suspended';
  destination = {};
  private played = 7;
  private since = 0;
  close = vi.fn(() => Promise.resolve());
  resume = vi.fn(() => {
    if (answer === 'runs') this.turn('running');
    if (answer === 'throws') throw new DOMException('no', 'InvalidStateError');
    if (answer === 'never answers') return new Promise<void>(() => undefined);
    return answer === 'runs'
      ? Promise.resolve()
      : Promise.reject(new DOMException('no', 'InvalidStateError'));
  });
  constructor() {
    super();
    outputs.push(this);
  }
  get currentTime() {
    return this.played + (this.state === 'running' ? (performance.now() - this.since) / 1000 : 0);
  }
  turn(state: string) {
    if (state === this.state) return;
    this.played = this.currentTime;
    this.since = performance.now();
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class Gain {
  gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, setTargetAtTime() {} };
  connect = (target: unknown) => target;
}
class Oscillator extends Gain {
  constructor(private output: Output) {
    super();
  }
  start(at: number) {
    const now = performance.now();
    tones.push({ madeAt: now, soundsAt: now + (at - this.output.currentTime) * 1000 });
  }
  stop = vi.fn();
}

/** Starts beat and sound. */
function begin() {
  const now = () => performance.now();
  const sound = cprSound({ now, onChange: (isHeard) => heard.push(isHeard), signal: abort.signal });
  sound.setOn(true);
  followRhythm(
    'pushes',
    { onCue: () => undefined, onNext: sound.schedule },
    { now, start: now(), signal: abort.signal },
  );
  return sound;
}
const output = () => outputs.at(-1) as Output;
const press = () => document.body.click();
/** Lets the answers to resuming arrive. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
/** Tones that sound from then on, each on a beat and none at the time of another. */
function expectOnBeat(from: number, start: number): void {
  const times = tones.map(({ soundsAt }) => soundsAt).filter((at) => at >= from);
  expect(new Set(times.map((at) => Math.round(at))).size).toBe(times.length);
  for (const at of times) {
    const off = (at - start) % beat;
    expect(Math.min(off, beat - off)).toBeLessThan(1);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  abort = new AbortController();
  [heard, outputs, answer, isPressed, tones.length] = [[], [], 'runs', true, 0];
  vi.stubGlobal('AudioContext', Output);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('OscillatorNode', Oscillator);
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockImplementation(() => isPressed);
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the sound', () => {
  it('is planned by the audio clock, each push at its own time', async () => {
    const start = performance.now();
    begin();
    await settle();
    vi.advanceTimersByTime(10 * beat);
    expect(tones.length).toBeGreaterThan(10);
    tones.forEach(({ soundsAt }, index) => expect(soundsAt - start).toBeCloseTo(index * beat, 3));
    expect(heard.at(-1)).toBe(true);
    abort.abort();
    expect(output().close).toHaveBeenCalledTimes(1);
  });

  it('does not begin without a press, and is said to be off', () => {
    isPressed = false;
    begin();
    vi.advanceTimersByTime(2 * beat);
    expect([tones, outputs]).toEqual([[], []]);
    expect(heard.at(-1)).toBe(false);
    isPressed = true;
    press();
    vi.advanceTimersByTime(2 * beat);
    // The next one, and one each beat.
    expect(tones.length).toBe(3);
    expect(heard.at(-1)).toBe(true);
  });

  it('that is turned off ends at once, and turned on goes on with the next push', () => {
    const start = performance.now();
    const sound = begin();
    vi.advanceTimersByTime(3 * beat);
    sound.setOn(false);
    const before = tones.length;
    vi.advanceTimersByTime(5 * beat);
    expect(tones).toHaveLength(before);
    sound.setOn(true);
    vi.advanceTimersByTime(3 * beat);
    expect(tones.length - before).toBe(3);
    expectOnBeat(start, start);
  });

  it('of a device without an output is said to be off, and nothing fails', () => {
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new DOMException('no', 'NotSupportedError');
        }
      },
    );
    expect(begin).not.toThrow();
    vi.advanceTimersByTime(2 * beat);
    expect(heard.at(-1)).toBe(false);
  });
});

describe('the system interrupts the sound for 5 s', () => {
  it.each(['suspended', 'interrupted'])(
    '%s: nothing is planned meanwhile, one tone a beat after it',
    async (state) => {
      const start = performance.now();
      begin();
      vi.advanceTimersByTime(4 * beat);
      answer = 'refuses';
      output().turn(state);
      await settle();
      expect(heard.at(-1)).toBe(false);
      const before = tones.length;
      vi.advanceTimersByTime(5000);
      expect(tones).toHaveLength(before);
      answer = 'runs';
      const back = performance.now();
      output().turn('running');
      expect(heard.at(-1)).toBe(true);
      expect(tones.length - before).toBeLessThanOrEqual(1);
      vi.advanceTimersByTime(3 * beat);
      expect(tones.length - before).toBeLessThanOrEqual(4);
      expect(tones.length - before).toBeGreaterThanOrEqual(3);
      expectOnBeat(back, start);
      for (const { madeAt, soundsAt } of tones) expect(soundsAt - madeAt).toBeGreaterThan(-0.001);
    },
  );

  it('and is asked to resume at once, when the page is back, and at a press', async () => {
    const sound = begin();
    vi.advanceTimersByTime(beat);
    answer = 'refuses';
    output().resume.mockClear();
    output().turn('suspended');
    expect(output().resume).toHaveBeenCalledTimes(1);
    sound.resume();
    press();
    expect(output().resume).toHaveBeenCalledTimes(3);
    await settle();
    expect(outputs).toHaveLength(1);
  });

  it.each(['refuses', 'never answers', 'throws'] as const)(
    'and %s: the second press makes a new output',
    async (given) => {
      const start = performance.now();
      begin();
      vi.advanceTimersByTime(beat);
      answer = given;
      output().turn('interrupted');
      press();
      await settle();
      // The press of a switch is heard twice: that is still one press.
      press();
      expect(outputs).toHaveLength(1);
      vi.advanceTimersByTime(1000);
      answer = 'runs';
      const before = tones.length;
      press();
      expect(outputs).toHaveLength(2);
      expect(outputs[0]?.close).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(3 * beat);
      expect(tones.length - before).toBeGreaterThanOrEqual(3);
      expectOnBeat(performance.now() - 3 * beat, start);
      expect(heard.at(-1)).toBe(true);
    },
  );

  it('over and over: it is not asked in a loop', () => {
    begin();
    const { resume } = output();
    resume.mockClear();
    resume.mockImplementation(() => {
      queueMicrotask(() => output().turn('suspended'));
      output().turn('running');
      return Promise.resolve();
    });
    output().turn('suspended');
    vi.advanceTimersByTime(100);
    expect(resume.mock.calls.length).toBeLessThan(3);
  });

  it('not when the page is hidden', () => {
    begin();
    vi.advanceTimersByTime(beat);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    output().resume.mockClear();
    output().turn('suspended');
    press();
    expect(output().resume).not.toHaveBeenCalled();
  });
});

describe('the voice', () => {
  const speak = () => vi.spyOn(speechSynthesis, 'speak');

  it('speaks as long as the sound is heard', () => {
    const spoken = speak().mockReturnValue();
    const sound = begin();
    sound.speak('2 breaths');
    expect(spoken).toHaveBeenCalledTimes(1);
    sound.setOn(false);
    sound.speak('Push');
    expect(spoken).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'refused',
      () =>
        void speak().mockImplementation(() => {
          throw new Error('no');
        }),
    ],
    ['there in part', () => void vi.stubGlobal('speechSynthesis', null)],
    ['there without words to speak', () => void Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')],
  ])('that is %s does not stop the beat', (_, break_) => {
    const { SpeechSynthesisUtterance } = window;
    break_();
    const sound = begin();
    expect(() => {
      sound.speak('2 breaths');
      sound.cancel();
    }).not.toThrow();
    Object.assign(window, { SpeechSynthesisUtterance });
  });
});
