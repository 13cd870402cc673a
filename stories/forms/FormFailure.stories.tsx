import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactForm } from '../../src/content/pages/contactForm';
import { FormFailure } from '../../src/forms/FormFailure/FormFailure';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FormFailure,
  // StatusMessage is pictured in the dark.
  parameters: { pictures: { dark: false } },
  args: {
    message: undefined,
    otherWays: {
      call: { label: 'Call 0700 000 000', to: 'tel:+254700000000' },
      whatsapp: { label: 'Send it on WhatsApp', to: 'https://wa.me/254700000000' },
      text: 'Cover for our school',
    },
  },
} satisfies Meta<typeof FormFailure>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const hrefs = ({ canvas }: Context) =>
  canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

/** All tries failed: the form's message, a call, and WhatsApp with the text. */
export const Default: Story = {
  args: { message: 'Error sending message: Network Error' },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      /^Error sending message: Network Error/,
    );
    await expect(context.canvas.queryByText(contactForm.labels.offline)).toBeNull();
    const [call, whatsapp] = hrefs(context);
    await expect(call).toBe('tel:+254700000000');
    await expect(whatsapp).toBe('https://wa.me/254700000000?text=Cover%20for%20our%20school');
  },
};

/** With a second sentence that says what to do. */
export const WithDetail: Story = {
  args: {
    message: `${contactForm.labels.failed}Too Many Requests`,
    detail: contactForm.labels.tooMany,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error sending message: Too Many Requests')).toBeVisible();
    await expect(canvas.getByText(contactForm.labels.tooMany)).toBeVisible();
  },
};

/** Offline while typing: shown at once, the call first. */
export const OfflineWhileWriting: Story = {
  args: { offlineMessage: contactForm.labels.offline },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      /^This device is offline, but what you typed stays in the form\./,
    );
    await expect(hrefs(context)[0]).toBe('tel:+254700000000');
  },
};

/** Pressed while offline: the form's error message and the reason. */
export const PressedOffline: Story = {
  args: { message: 'Error sending message: Network Error', offlineMessage: contactForm.labels.offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Error sending message: Network ErrorThis device is offline, but what you typed stays in the form\./,
    );
  },
};

/** On the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  ...PressedOffline,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await PressedOffline.play?.(context);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
