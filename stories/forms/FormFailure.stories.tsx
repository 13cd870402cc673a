import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { contactForm } from '../../src/content/en/contactForm';
import { FormField } from '../../src/components/FormField/FormField';
import { TextInput } from '../../src/components/TextInput/TextInput';
import { FormFailure, type FormFailureProps } from '../../src/forms/FormFailure/FormFailure';
import { goOffline, goOnline } from '../fixtures/line';
import { expectToFitScreen } from '../fixtures/layout';

type Props = FormFailureProps<{ message: string }>;

function InForm(props: Props) {
  const [message, setMessage] = useState('');
  return (
    <form>
      <FormField id="message" label="Message">
        {(wiring) => (
          <TextInput
            {...wiring}
            name="message"
            onChange={(event) => {
              setMessage(event.target.value);
            }}
          />
        )}
      </FormField>
      <FormFailure {...props} values={{ message }} />
    </form>
  );
}

const offlineMessage =
  'This device is offline. Call us, or press the button again when you are back online: what you typed stays in the form.';

const meta = {
  component: FormFailure<{ message: string }>,
  args: {
    message: undefined,
    foundOffline: false,
    offlineMessage,
    otherWays: {
      call: { label: 'Call 0700 000 000', to: 'tel:+254700000000' },
      whatsapp: { label: 'Send it by WhatsApp', to: 'https://wa.me/254700000000' },
    },
    values: { message: '' },
    triedText: 'Cover for our school',
    toPlainText: ({ message }) => message,
  },
  render: (props) => <InForm {...props} />,
  beforeEach: () => goOnline,
} satisfies Meta<typeof FormFailure<{ message: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const hrefs = ({ canvas }: Context) =>
  canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

/** It still fails: the words of the form, a call, and WhatsApp with what was to be sent. */
export const StillFailing: Story = {
  args: { message: 'Error sending message: Network Error' },
  play: async (context) => {
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(
      /^Error sending message: Network Error/,
    );
    await expect(context.canvas.queryByText(offlineMessage)).toBeNull();
    const [call, whatsapp] = hrefs(context);
    await expect(call).toBe('tel:+254700000000');
    await expect(whatsapp).toBe('https://wa.me/254700000000?text=Cover%20for%20our%20school');
  },
};

/** With a second sentence: what to do about it. */
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

/** Nothing has failed: nothing is there. */
export const NothingFailed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Cover');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The line goes while somebody writes: said at once, the call first, WhatsApp with each new word; gone with the line's return. */
export const OfflineAtOnce: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    goOffline();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Message'), 'Cover for 600');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^This device is offline\./);
    await expect(hrefs(context)).toEqual([
      'tel:+254700000000',
      'https://wa.me/254700000000?text=Cover%20for%20600',
    ]);
    await userEvent.type(canvas.getByLabelText('Message'), ' pupils');
    await expect(hrefs(context)[1]).toMatch(/pupils$/);
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText('Message')).toHaveValue('Cover for 600 pupils');
    // A documentation page shows how it ends.
    goOffline();
    await canvas.findByRole('alert');
  },
};

/** Pressed without a line: the form's own words and why; both go when the line is back, and the visitor presses again. */
export const PressedOffline: Story = {
  args: { message: 'Error sending message: Network Error', foundOffline: true },
  play: async ({ canvas }) => {
    goOffline();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Error sending message: Network ErrorThis device is offline\./);
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    goOffline();
    await canvas.findByRole('alert');
  },
};

/** On the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  ...PressedOffline,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await PressedOffline.play?.(context);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { ...StillFailing, globals: { direction: 'rtl' } };
