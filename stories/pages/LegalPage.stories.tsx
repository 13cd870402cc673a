import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy } from '../../src/content/en/privacyPolicy';
import { site } from '../../src/content/en/site';
import { termsOfService } from '../../src/content/en/termsOfService';
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
export const OnDesktop: Story = {
  play: ({ canvasElement, args }) => expectWholePage(canvasElement, args.content.banner.title),
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** The Privacy Policy. */
export const PrivacyPolicy: Story = {
  ...OnDesktop,
  args: { content: privacyPolicy },
  parameters: { path: '/PrivacyPolicy' },
};

/** The Privacy Policy on a phone. */
export const PrivacyPolicyOnPhone: Story = { ...PrivacyPolicy, globals: { viewport: { value: 'phone' } } };
