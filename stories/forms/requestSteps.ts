import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { CoverRequest } from '../../src/domain/requests/answers';
import type { RequestKind } from '../../src/domain/requests/kinds';
import type { RequestResult } from '../../src/services/sendRequest';
import { fillIn } from '../fixtures/fillIn';

/** What the server calls the request in these stories. */
export const reference = 'K7M-4XP';

/** Takes every request, unless a story says otherwise. */
export const send = fn((_kind: RequestKind, _request: CoverRequest, _key: string): Promise<RequestResult> =>
  Promise.resolve({ ok: true, reference }),
);

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses the button that leads to the next step, not so soon after the step before that it is half of a double tap. */
export async function goOn({ canvas, userEvent }: Context): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

/** Waits for a step: its question has the focus. */
export async function atStep({ canvas }: Context, question: string): Promise<void> {
  const heading = await canvas.findByRole('heading', { level: 1, name: question });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Answers the first step of a request for an event. */
export async function tellEvent(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await fillIn(userEvent, canvas.getByLabelText('Name of the event'), 'Nyama Choma Fest');
  await userEvent.click(canvas.getByRole('radio', { name: 'Concert or festival' }));
  await fillIn(userEvent, canvas.getByLabelText('People at the busiest time'), '2,500');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Alcohol' }));
}

/** Answers the second one. */
export async function tellWhen(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await fillIn(userEvent, canvas.getByLabelText('First day'), '2026-12-12');
  await fillIn(userEvent, canvas.getByLabelText('Gates open'), '14:00');
  await fillIn(userEvent, canvas.getByLabelText('It ends'), '23:00');
  await fillIn(userEvent, canvas.getByLabelText('Place'), 'Uhuru Gardens, Nairobi');
  await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
}

/** Answers everything of a request for an event, up to the summary. */
export async function toSummary(context: Context): Promise<void> {
  const { canvas, userEvent } = context;
  await tellEvent(context);
  await goOn(context);
  await atStep(context, 'When and where is it?');
  await tellWhen(context);
  await goOn(context);
  await atStep(context, 'What cover do you have in mind?');
  await userEvent.click(canvas.getByRole('radio', { name: 'Help us choose' }));
  await goOn(context);
  await atStep(context, 'Whom may we answer?');
  await fillIn(userEvent, canvas.getByLabelText('Your name'), 'Wanjiku Mwangi');
  await fillIn(userEvent, canvas.getByLabelText('Phone'), '0712 000 000');
  await goOn(context);
  await atStep(context, 'Check and send');
}

/** Presses the button that sends. */
export function press({ canvas, userEvent }: Context): Promise<void> {
  return userEvent.click(canvas.getByRole('button', { name: 'Send the request' }));
}

/** The state in which every story begins: its first step, without a draft, with the check at hand. */
export async function begin(): Promise<void> {
  history.replaceState(null, '', location.pathname + location.search);
  // The check comes when somebody first needs it; a slow machine is not what these stories are about.
  await import('../../src/domain/requests/schema');
  send.mockReset();
  send.mockResolvedValue({ ok: true, reference });
}
