import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeskPage } from '../../src/pages/DeskPage';
import { booking, openDesk } from '../fixtures/desk';
import { expectWholePage } from './wholePage';

const meta = {
  component: DeskPage,
  parameters: { layout: 'fullscreen', path: '/desk' },
  args: openDesk('', { item: { item: booking, log: [] } }),
} satisfies Meta<typeof DeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A booking beside the waiting items. */
export const Default: Story = {
  play: ({ canvasElement }) => expectWholePage(canvasElement, 'Cardiology, Monday 30 November'),
};

/** Waiting items, on a phone. */
export const OnPhone: Story = {
  args: { ...openDesk(''), item: undefined },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectWholePage(canvasElement, 'What waits 6'),
};
