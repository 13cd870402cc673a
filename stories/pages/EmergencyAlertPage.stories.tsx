import type { Meta, StoryObj } from '@storybook/react-vite';
import { emergencyAlertPage } from '../../src/content/pages/emergencyAlertPage';
import { site } from '../../src/content/pages/site';
import { EmergencyAlertPage } from '../../src/pages/EmergencyAlertPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: EmergencyAlertPage,
  parameters: { layout: 'fullscreen', path: '/EmergencyAlert' },
  args: { content: emergencyAlertPage, site, data: noData },
} satisfies Meta<typeof EmergencyAlertPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the emergency banner. */
export const Default: Story = {
  parameters: { pictures: false },
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
