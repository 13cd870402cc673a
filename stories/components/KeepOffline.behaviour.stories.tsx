import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { KeepOffline } from '../../src/components/KeepOffline/KeepOffline';
import { pretendWorker } from '../fixtures/serviceWorker';
import states from './KeepOffline.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof KeepOffline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press keeps the pages, another removes them; the focus stays on the button. */
export const KeptAndRemoved: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Keep it/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Kept since/)).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Removed.')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Keep it (94 KB)');
  },
};

/** A browser that cannot keep pages shows nothing. */
export const NotPossible: Story = {
  beforeEach: async () => {
    const undo = await pretendWorker({});
    Object.assign(navigator.serviceWorker, {
      getRegistration: () => Promise.reject(new DOMException('', 'SecurityError')),
    });
    return undo;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
