import type { Meta, StoryObj } from '@storybook/react-vite';
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
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.intro.title),
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
