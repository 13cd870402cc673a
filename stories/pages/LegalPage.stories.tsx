import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../src/content/pages/site';
import { termsOfService } from '../../src/content/pages/termsOfService';
import { LegalPage } from '../../src/pages/LegalPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: LegalPage,
  parameters: { layout: 'fullscreen', path: '/TermsOfService' },
  args: { content: termsOfService, site, data: noData },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The Terms of Service. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.intro.title);
    // Directly under the title, also on a phone: before the contents.
    const status = canvas.getByText('Draft: our lawyer has not yet passed this text.');
    await expect(
      status.compareDocumentPosition(canvas.getByRole('navigation', { name: 'On this page' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
