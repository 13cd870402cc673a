import type { Meta, StoryObj } from '@storybook/react-vite';
import { askBreathing } from '../../src/content/pages/triage/askBreathing';
import { site } from '../../src/content/pages/site';
import { TriagePage } from '../../src/pages/TriagePage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: TriagePage,
  parameters: { layout: 'fullscreen', path: '/FirstAid/AskBreathing' },
  args: { content: askBreathing, site, data: noData },
} satisfies Meta<typeof TriagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question whether someone breathes. */
export const Default: Story = {
  parameters: { pictures: false },
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.title),
};
