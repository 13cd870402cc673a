import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { beat as ms } from '../../src/behaviours/beat/cprRhythm';

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Where the clock of the story stands, in ms; it runs until then. */
let stoppedAt: number | undefined;

/** Gives the story a clock that can be stopped, and sound and a screen that stay on wherever it is looked at. */
export function beginStory(): void {
  const now = performance.now.bind(performance);
  stoppedAt = undefined;
  spyOn(performance, 'now').mockImplementation(() => stoppedAt ?? now());
  // The presses of a story are no user activation, which sound needs.
  spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true);
  spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('running');
  spyOn(AudioContext.prototype, 'resume').mockResolvedValue();
  spyOn(navigator.wakeLock, 'request').mockImplementation(() =>
    Promise.resolve(
      Object.assign(new EventTarget(), {
        ...{ onrelease: null, released: false, type: 'screen' as const },
        release: () => Promise.resolve(),
      }),
    ),
  );
}

/** Lets the browser of a story have no vibration. @returns how to undo it. */
export function withoutVibration(): () => void {
  const vibrate = Object.getOwnPropertyDescriptor(Navigator.prototype, 'vibrate');
  Reflect.deleteProperty(Navigator.prototype, 'vibrate');
  return () => {
    if (vibrate) Object.defineProperty(Navigator.prototype, 'vibrate', vibrate);
  };
}

export const startButton = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: /^Start the beat/ });

export const screenOf = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('dialog', { name: 'The beat for CPR' });

/** When the beat of the story began. */
let began = 0;

/** Starts the beat, and stops the clock so many ms later: what is shown then stays. */
export async function runFor(context: Context, time: number): Promise<void> {
  began = performance.now();
  stoppedAt = began;
  await context.userEvent.click(startButton(context));
  await runUntil(time);
}

/** Moves the clock on to so many ms after the start of the beat. */
async function runUntil(time: number): Promise<void> {
  stoppedAt = began + time;
  // Timers run on: the next one sees what the clock says.
  await new Promise((resolve) => setTimeout(resolve, 1100));
}

/** Time in ms at which a push of the first row is shown. */
export const atPush = (number: number) => (number - 1) * ms + 20;

/** The number that is shown. */
export async function expectNumber(context: Pick<Context, 'canvas'>, number: string): Promise<void> {
  await waitFor(() =>
    expect(screenOf(context).querySelector('[data-part=number]')).toHaveTextContent(number),
  );
}
