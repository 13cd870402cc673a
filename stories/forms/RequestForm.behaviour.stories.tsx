import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { transferRequest } from '../../src/content/pages/requests/transferRequest';
import type { RequestForm } from '../../src/forms/RequestForm/RequestForm';
import states from './RequestForm.stories';
import { atStep, goOn, press, send, tellEvent, tellWhen, toSummary } from './requestSteps';
import { fillIn } from '../fixtures/fillIn';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Back and forward, by link and browser: nothing is lost. */
export const BackAndForth: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tellEvent(context);
    await goOn(context);
    await atStep(context, 'When and where is it?');
    await tellWhen(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await atStep(context, 'What is the event?');
    await expect(canvas.getByLabelText('Name of the event')).toHaveValue('Nyama Choma Fest');
    history.forward();
    await atStep(context, 'When and where is it?');
    await expect(canvas.getByLabelText('Place')).toHaveValue('Uhuru Gardens, Nairobi');
    history.back();
    await atStep(context, 'What is the event?');
    await expect(canvas.getByRole('checkbox', { name: 'Alcohol' })).toBeChecked();
  },
};

/** From the summary to a step and straight back to it. */
export const ChangedFromSummary: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toSummary(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Change “The event”' }));
    await atStep(context, 'What is the event?');
    await userEvent.clear(canvas.getByLabelText('People at the busiest time'));
    await fillIn(userEvent, canvas.getByLabelText('People at the busiest time'), '300');
    await goOn(context);
    await atStep(context, 'Check and send');
    await expect(canvas.getByText('300')).toBeVisible();
  },
};

/** A draft of this session is restored, including checkboxes; a step that is not yet allowed is not shown. */
export const Resumed: Story = {
  beforeEach: () => {
    const draft = { title: 'Nyama Choma Fest', setting: 'concert', people: '2,500', risks_alcohol: 'yes' };
    sessionStorage.setItem('draft:request-events', JSON.stringify(draft));
    history.replaceState(null, '', '#step-4');
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('When and where is it?'),
    );
    await expect(location.hash).toBe('#step-2');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your answers are still here');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText('Name of the event')).toHaveValue('Nyama Choma Fest'));
    await expect(canvas.getByRole('checkbox', { name: 'Alcohol' })).toBeChecked();
  },
};

/** A line of the summary disappears when its error is corrected. */
export const MistakesPutRight: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goOn(context);
    await canvas.findByRole('link', { name: 'Write the name of the event.' });
    await fillIn(userEvent, canvas.getByLabelText('Name of the event'), 'Fest');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Write the name of the event.' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Rally' }));
    await fillIn(userEvent, canvas.getByLabelText('People at the busiest time'), '40');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
  },
};

/** Pressed twice: only one step forward, and the request is sent once. */
export const PressedTwice: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tellEvent(context);
    const before = history.length;
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await atStep(context, 'When and where is it?');
    await expect(history.length).toBeLessThanOrEqual(before + 1);
  },
};

/** The server refuses a day that the browser accepted: the step with that day is shown, with its error. */
export const FieldRefusedByServer: Story = {
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 422, problems: { firstDay: 'past' } });
    await toSummary(context);
    await press(context);
    const summary = await context.canvas.findByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Choose a date from today on.');
    await expect(context.canvas.getByLabelText('Place')).toHaveValue('Uhuru Gardens, Nairobi');
  },
};

/** No answer: all input is kept, and the next try has the same key. */
export const SameKeyOnTheNextTry: Story = {
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, reason: 'unreachable' });
    await toSummary(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/There was no answer/);
    await press(context);
    await context.canvas.findByRole('heading', { name: 'Your request has arrived' });
    const [first, second] = send.mock.calls.map(([, , key]) => key);
    await expect(first).toMatch(/.{8,}/);
    await expect(second).toBe(first);
  },
};

/** Health details are not sent without consent; the checkbox is never preselected. */
export const WithoutConsent: Story = {
  args: { sheet: transferRequest.sheet },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(userEvent, canvas.getByLabelText('From'), 'Kisumu');
    await fillIn(userEvent, canvas.getByLabelText('To'), 'Nairobi');
    await fillIn(userEvent, canvas.getByLabelText('Day'), '2026-03-20');
    await goOn(context);
    await atStep(context, 'How is the patient?');
    await fillIn(userEvent, canvas.getByLabelText('Age in years'), '71');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lie down only' }));
    await goOn(context);
    await atStep(context, 'What should we plan for?');
    for (const name of ['Yes, by stairs', 'Yes', 'No one', 'An insurer'])
      await userEvent.click(canvas.getByRole('radio', { name }));
    await goOn(context);
    await atStep(context, 'Whom may we answer?');
    await fillIn(userEvent, canvas.getByLabelText('Your name'), 'Otieno');
    await fillIn(userEvent, canvas.getByLabelText('Phone'), '0712 000 000');
    await goOn(context);
    await atStep(context, 'Check and send');
    const box = canvas.getByRole('checkbox', { name: /^I agree that you use these health details/ });
    await expect(box).not.toBeChecked();
    await press(context);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(box);
    await press(context);
    await canvas.findByRole('heading', { name: 'Your request has arrived' });
    await expect(send.mock.calls[0]?.[1]).toMatchObject({ consent: '2026-11-27' });
  },
};
