import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import states from './PhotoAlbum.stories';
import { opened, photo } from './photoAlbumSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens it as well; Esc closes it and returns the focus, and another picture opens it again. */
export const KeyboardOnly: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await userEvent.keyboard('{End}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(photo(context, 1)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Picture 2 of 7');
  },
};
