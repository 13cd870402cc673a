import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consentWords, contactNotice } from '../../src/content/pages/consents';
import { formNotes } from '../../src/content/pages/formNotes';
import { agreedField, consents } from '../../src/domain/consents';
import { FormNotice } from '../../src/forms/FormNotice/FormNotice';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FormNotice,
  // A line of text and a link: the forms show it, in the dark too.
  parameters: { pictures: false },
  args: { text: consentWords.review, policy: formNotes.policy, version: consents.review },
} satisfies Meta<typeof FormNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>(`[type=hidden][name=${agreedField}]`)?.value;

/** Above the button of a review: the consent, whose version is sent with the form. */
export const Agreement: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/you agree that we publish your review/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/PrivacyPolicy',
    );
    await expect(sent(canvasElement)).toBe(consents.review);
  },
};

/** Above the button of the contact form: no consent is needed, and no version is sent. */
export const NoticeAlone: Story = {
  args: { text: contactNotice, version: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/to answer you, and for nothing else/)).toBeVisible();
    await expect(sent(canvasElement)).toBeUndefined();
  },
};

/** Right to left on the narrowest phone: nothing overflows. */
export const RightToLeftOnNarrowPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
