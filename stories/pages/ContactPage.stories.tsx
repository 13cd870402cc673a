import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact } from '../../src/content/pages/contact';
import { site } from '../../src/content/pages/site';
import { ContactPage } from '../../src/pages/ContactPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ContactPage,
  parameters: { layout: 'fullscreen', path: '/ContactUs' },
  args: { content: contact, site, data: noData },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form; beside it when to call, and other ways to reach us. */
export const Default: Story = {
  parameters: { pictures: { dark: true } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
  },
};

/** On a phone. */
export const OnPhone: Story = {
  ...Default,
  parameters: { pictures: { dark: false } },
  globals: { viewport: { value: 'phone' } },
};
