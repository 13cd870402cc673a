import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergencyPlan } from '../../src/content/pages/emergencyPlan';
import { site } from '../../src/content/pages/site';
import { EmergencyPlanPage } from '../../src/pages/EmergencyPlanPage';
import { planStorage } from '../../src/services/planStorage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: EmergencyPlanPage,
  parameters: { layout: 'fullscreen', path: '/EmergencyPlan' },
  args: { content: emergencyPlan, site, data: noData },
  beforeEach: () => {
    planStorage.held = undefined;
  },
} satisfies Meta<typeof EmergencyPlanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form with its sheet beside it, then related content. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

/** On a phone: the choice of a kind is on the first screen. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context);
    const [first] = context.canvas.getAllByRole('radio');
    await expect((first?.getBoundingClientRect().top ?? Infinity) + scrollY).toBeLessThan(740);
  },
};
