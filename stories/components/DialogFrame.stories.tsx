import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DialogFrame } from '../../src/components/DialogFrame/DialogFrame';

const meta = {
  component: DialogFrame,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Ask for a call back',
    closeLabel: 'Close',
    maxWidth: 'sm',
    actions: <Button>Call me back</Button>,
    children: <p>A dispatcher calls you within the hour, at any time of the day or night.</p>,
  },
} satisfies Meta<typeof DialogFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title and close button, content and actions. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    const close = screen.getByRole('button', { name: 'Close' });
    await expect(Math.min(close.offsetWidth, close.offsetHeight)).toBeGreaterThanOrEqual(44);
    await expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(args.title);
    await userEvent.click(close);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** For pictures: dark, and as high as the screen allows. */
export const ForPictures: Story = { args: { maxWidth: 'md', dark: true } };

/** The whole screen of a phone; a long title wraps beside the close button. */
export const OnNarrowPhone: Story = {
  args: { title: 'Ask for a call back about the cover of a match or a festival' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect([dialog.offsetWidth, dialog.offsetHeight]).toEqual([innerWidth, innerHeight]);
    await expect(dialog.scrollWidth).toBe(320);
  },
};

/** From right to left the close button is on the left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = (await screen.findByRole('dialog')).getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.left - dialog.left).toBeLessThan(30);
  },
};
