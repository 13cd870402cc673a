import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacyPolicy } from '../../src/content/pages/privacyPolicy';
import states, { Default } from './LegalPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** The Privacy Policy. */
export const PrivacyPolicy: Story = {
  ...Default,
  args: { content: privacyPolicy },
  parameters: { path: '/PrivacyPolicy' },
};

/** The Privacy Policy on a phone. */
export const PrivacyPolicyOnPhone: Story = { ...PrivacyPolicy, globals: { viewport: { value: 'phone' } } };
