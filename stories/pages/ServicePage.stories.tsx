import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { site } from '../../src/content/pages/site';
import { ServicePage } from '../../src/pages/ServicePage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ServicePage,
  parameters: { layout: 'fullscreen', path: '/EmergencyCare' },
  args: { content: emergencyCare, site, data: noData },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emergency response: with the emergency card. */
export const Default: Story = {
  parameters: { pictures: { dark: true } },
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** Two screens of a phone, minus the header above a page. */
const twoScreens = 2 * 740 - 80;

/** Emergency response on a phone: the benefits and the cost are on the first two screens. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    const answer = canvas.getByText('What it costs').nextElementSibling;
    await expect(answer?.getBoundingClientRect().bottom).toBeLessThan(twoScreens);
  },
};

/** Cover for schools, with pictures. */
export const SchoolEmergencyCover: Story = {
  ...Default,
  args: { content: schoolEmergencyCover },
  parameters: { path: '/SchoolEmergencyCover' },
};

/** Cover for schools on a phone: all three answers are on the first two screens. */
export const SchoolEmergencyCoverOnPhone: Story = {
  ...SchoolEmergencyCover,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    const answer = canvas.getByText('What to do now').nextElementSibling;
    await expect(answer?.getBoundingClientRect().bottom).toBeLessThan(twoScreens);
  },
};
