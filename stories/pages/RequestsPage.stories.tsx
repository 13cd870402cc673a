import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { requestPage } from '../../src/content/pages/requestPage';
import { site } from '../../src/content/pages/site';
import { RequestsPage } from '../../src/pages/RequestsPage';
import { expectNoCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: RequestsPage,
  parameters: { layout: 'fullscreen', path: '/Request' },
  args: { content: requestPage, site, data: noData },
} satisfies Meta<typeof RequestsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine forms, one row each. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectNoCallLinks(canvasElement);
    await expect(canvasElement.querySelectorAll('a[href^="/Request/"]')).toHaveLength(9);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
