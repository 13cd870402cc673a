import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { forms } from '../../src/domain/forms';
import { tryAtOnce } from '../fixtures/line';
import states from './Review.stories';
import { form, open, send, words, write } from './reviewSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Written, refused, sent again: the dialog keeps all input until the review has arrived. */
export const RefusedThenSentAgain: Story = {
  beforeEach: tryAtOnce,
  play: async (context) => {
    const { canvas } = context;
    const fetching = spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 503 }));
    const dialog = await open(context);
    await write(dialog, context);
    await send(dialog, context);
    await expect(await dialog.findByText(form.labels.refused)).toBeVisible();
    await expect(dialog.getByLabelText(form.labels.text)).toHaveValue(words);
    fetching.mockResolvedValue(new Response('{}', { status: 201 }));
    await send(dialog, context);
    await waitFor(() => expect(canvas.getByText(form.sentMessage)).toBeVisible());
    const tries = fetching.mock.calls.filter(([path]) => path === forms.review.path);
    const keys = tries.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    await expect(keys.length).toBeGreaterThan(2);
    await expect(keys[0]).toMatch(/^[\w-]{8,}$/);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Submitted empty, corrected, sent without a connection, sent again. */
export const MistakesThenNoLine: Story = {
  beforeEach: tryAtOnce,
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context;
    const fetching = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const dialog = await open(context);
    await send(dialog, context);
    await waitFor(() => expect(dialog.getByLabelText(form.labels.name)).toBeInvalid());
    await expect(fetching).not.toHaveBeenCalled();
    await write(dialog, context);
    await send(dialog, context);
    await waitFor(() =>
      expect(dialog.getByText('Failed to submit review. Try again later.', { exact: false })).toBeVisible(),
    );
    await expect(dialog.getByLabelText(form.labels.text)).toHaveValue(words);
    fetching.mockResolvedValue(new Response('{}', { status: 201 }));
    await send(dialog, context);
    await waitFor(() => expect(canvas.getByText(form.sentMessage)).toBeVisible());
  },
};
