import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskShell } from '../../src/layouts/DeskShell/DeskShell';
import { openDesk, part } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: DeskShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: { ...part(openDesk(''), 'shell'), children: <h1>What waits</h1> },
} satisfies Meta<typeof DeskShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Header, views with the number of waiting items, shortcuts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('Wanjiru, until 6:00 pm');
    await expect(canvas.getByRole('link', { name: 'What waits 6' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Close the desk' })).toBeVisible();
    await expectToFitScreen();
  },
};

/** On a phone the row of views scrolls sideways. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };
