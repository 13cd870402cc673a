import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { followOnPage } from '../fixtures/page';
import states from './SkipLink.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It leads to the content; the next tab stop is the content's first link, not the navigation's. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    followOnPage(canvas.getByRole('link', { name: 'Skip to the content' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveFocus();
  },
};
