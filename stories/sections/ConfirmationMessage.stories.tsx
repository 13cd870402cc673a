import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messageSent } from '../../src/content/pages/messageSent';
import { ConfirmationMessage } from '../../src/sections/ConfirmationMessage/ConfirmationMessage';
import { expectToFitScreen } from '../fixtures/layout';
import { draft } from './confirmationMessageSteps';

// Without the draft that it forgets: a story of its own shows that.
const { title, paragraphs, actions } = messageSent.sent;

const meta = {
  component: ConfirmationMessage,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { title, paragraphs, actions },
  beforeEach: () => {
    sessionStorage.setItem('draft:contact', draft);
    sessionStorage.setItem('draft:review', draft);
  },
} satisfies Meta<typeof ConfirmationMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A confirmation: what happens next, the phone number, a link to the home page. Drafts stay. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Message sent successfully!');
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveClass('MuiButton-callLine');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: /^Call/ }).offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(sessionStorage.getItem('draft:contact')).toBe(draft);
  },
};

/** Long words at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    paragraphs: [
      'It has been stored and goes to our office, where someone from the team reads it who knows the service that you ask about. We answer on working days.',
    ],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
