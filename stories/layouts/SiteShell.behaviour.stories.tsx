import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { followOnPage } from '../fixtures/page';
import states from './SiteShell.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The header marks the current page. */
export const ShownPage: Story = {
  args: { path: '/Gallery' },
  play: async ({ canvas }) => {
    const [inHeader] = canvas.getAllByRole('link', { name: 'Gallery' });
    await expect(inHeader).toHaveAttribute('aria-current', 'page');
  },
};

/** The first tab stop skips the header. */
export const SkippingTheHeader: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    followOnPage(skip);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  },
};
