import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { site } from '../../src/content/en/site';
import { testimonials } from '../../src/content/en/testimonials';
import { forms } from '../../src/domain/forms';
import { TestimonialsPage } from '../../src/pages/TestimonialsPage';
import { tryAtOnce } from '../fixtures/line';
import { noData } from '../pages/wholePage';

/** From the page to a stored review, with what goes wrong on the way. */
const meta = {
  component: TestimonialsPage,
  parameters: { layout: 'fullscreen', path: forms.review.page },
  args: { content: testimonials, site, data: noData },
} satisfies Meta<typeof TestimonialsPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const inside = (dialog: HTMLElement) => within(dialog);
type Dialog = ReturnType<typeof inside>;

const { form } = testimonials;
const words = 'They came in good time.';

/** Opens the dialog, which comes when it is first asked for. */
async function open({ canvas, userEvent }: Context): Promise<Dialog> {
  await userEvent.click(canvas.getByRole('button', { name: form.openLabel }));
  return inside(await screen.findByRole('dialog', { name: form.title }, { timeout: 5000 }));
}

async function write(dialog: Dialog, { userEvent }: Context): Promise<void> {
  await userEvent.type(dialog.getByLabelText(form.labels.name), 'Achieng Odhiambo');
  await userEvent.type(dialog.getByLabelText(form.labels.title), 'Teacher');
  await userEvent.type(dialog.getByLabelText(form.labels.text), words);
}

async function send(dialog: Dialog, { userEvent }: Context): Promise<void> {
  await userEvent.click(dialog.getByRole('button', { name: form.labels.submit }));
}

/** Written, refused, sent again: the dialog keeps every word until the review has arrived. */
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

/** Sent empty, put right, sent without a line, sent again. */
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
