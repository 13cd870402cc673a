import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { tryAtOnce } from '../fixtures/line';
import states, { Default } from './SubscribePage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const address = 'achieng@example.co.ke';

async function send({ canvas, userEvent, args }: Context) {
  await userEvent.type(canvas.getByRole('textbox'), address);
  await userEvent.click(canvas.getByRole('button', { name: args.content.form.labels.submit }));
}

/** Sent: the message is the same for every address. */
export const Sent: Story = {
  play: async (context) => {
    const fetching = spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await send(context);
    await expect(await context.canvas.findByText(context.args.content.form.labels.answer)).toBeVisible();
    await expect(fetching).toHaveBeenCalledWith('/subscribe', expect.objectContaining({ method: 'POST' }));
  },
};

/** Offline: says so, and keeps the address. */
export const Offline: Story = {
  beforeEach: tryAtOnce,
  play: async (context) => {
    spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await send(context);
    await expect(await context.canvas.findByText(context.args.content.form.labels.failed)).toBeVisible();
    await expect(context.canvas.getByRole('textbox')).toHaveValue(address);
  },
};

/** A subscription that the server refused is returned to this page. */
export const Returned: Story = {
  args: {
    data: {
      reviews: [],
      returned: { form: 'subscribe', values: { email: 'achieng' }, problems: { email: 'email' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('achieng');
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
