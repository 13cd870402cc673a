import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { consentAbroad } from '../../src/content/pages/consents';
import { contactForm } from '../../src/content/pages/contactForm';
import { consents } from '../../src/domain/consents';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm';
import type { SendResult } from '../../src/services/results';
import { goOffline, goOnline } from '../fixtures/line';
import { expectToFitScreen } from '../fixtures/layout';
import { expectKept, fill, press, send, text } from './contactFormSteps';

const meta = {
  component: ContactForm,
  args: { ...contactForm, send },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form as in the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveProperty('noValidate', true);
  },
};

/** Sent: the form says so, and only then is it empty. */
export const Sent: Story = {
  tags: ['played'],
  play: async (context) => {
    await fill(context);
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(
        /^Message sent successfully!We answer by phone or email on working days\.$/,
      ),
    );
    await expect(send).toHaveBeenCalledWith({
      name: 'Achieng Odhiambo',
      email: 'achieng@example.co.ke',
      phone: '+254712345678',
      message: text,
    });
    for (const field of context.canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    await expect(sessionStorage.getItem('draft:contact')).toBeNull();
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** Where messages go to an e-mail service abroad, none is sent before the sender has agreed to that. */
export const ThroughServiceAbroad: Story = {
  tags: ['played'],
  args: { labels: { ...contactForm.labels, abroad: consentAbroad('api.emailjs.com') } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = canvas.getByRole('checkbox', { name: /email service api\.emailjs\.com/ });
    await fill(context);
    await press(context);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await expect(summary).toHaveTextContent('Tick the box if you agree.');
    await expect(send).not.toHaveBeenCalled();
    await expect(sessionStorage.getItem('draft:contact')).not.toContain('agreed');
    await userEvent.click(box);
    await press(context);
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ agreed: consents.contact, message: text })),
    );
  },
};

/** Submitted empty: the summary takes the focus. */
export const WithMistakes: Story = {
  tags: ['played'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Phone'), '999');
    await userEvent.type(canvas.getByLabelText('Email'), 'achieng at example');
    await press(context);
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      /Enter a full phone number. From abroad, begin with \+ and the country code\.$/,
    );
  },
};

/** Refused by the server, here after too many tries: the reason, the phone number, WhatsApp with the text; all input is kept. */
export const WithServerError: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, status: 429, text: 'Too Many Requests' });
    await fill(context);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(within(alert).getByText('Error sending message: Too Many Requests')).toBeVisible();
    await expect(alert).toHaveTextContent(/call us on 0700 000 000/);
    await expectKept(context);
    await expect(within(alert).getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(within(alert).getByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/254700000000?text=${encodeURIComponent(text)}`,
    );
  },
};

/** No answer: the form says so, and all input is kept. */
export const Offline: Story = {
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, status: 0, text: 'Network Error' });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /^Error sending message: Network Error/,
    );
    await expectKept(context);
  },
};

/** The connection is lost while typing: the form says so at once, and WhatsApp gets each new word. */
export const OfflineWhileWriting: Story = {
  tags: ['played'],
  beforeEach: () => goOnline,
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText('Message');
    const whatsapp = () => canvas.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
    goOffline();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(message, 'Cover for 600');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This device is offline, but what you typed stays in the form\./,
    );
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:+254700000000');
    await expect(whatsapp()).toBe('https://wa.me/254700000000?text=Cover%20for%20600');
    await userEvent.type(message, ' pupils');
    await expect(whatsapp()).toMatch(/pupils$/);
  },
};

/** Pressed while offline: the form's error message and the reason. */
export const PressedOffline: Story = {
  tags: ['played'],
  beforeEach: () => goOnline,
  play: async (context) => {
    const { canvas } = context;
    send.mockResolvedValue({ ok: false, status: 0, text: 'Network Error', offline: true });
    await fill(context);
    goOffline();
    await press(context);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Error sending message: Network ErrorThis device is offline, but what you typed stays in the form\./,
      ),
    );
  },
};

/** Sending: the button says so and keeps the focus. */
export const Sending: Story = {
  tags: ['played'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    send.mockImplementation(() => new Promise<SendResult>(() => undefined));
    await fill(context);
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveTextContent('Sending …'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledTimes(1);
    await expectKept(context);
  },
};

/** A plain post that the server refused: the page shows the input and the errors. */
export const Returned: Story = {
  tags: ['played'],
  args: {
    returned: {
      form: 'contact',
      values: { name: 'Achieng', email: 'achieng', phone: '0712 345 678', message: 'Please call me back.' },
      problems: { email: 'email' },
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(
      within(canvas.getByRole('group', { name: 'There is a problem' })).getAllByRole('link'),
    ).toHaveLength(1);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

/** A draft of this browser session is restored. */
export const FromDraft: Story = {
  tags: ['played'],
  beforeEach: () => {
    const draft = { name: 'Achieng Odhiambo', email: 'a@example.co.ke', phone: '0712345678', message: text };
    sessionStorage.setItem('draft:contact', JSON.stringify(draft));
  },
  play: async (context) => {
    await expectKept(context);
  },
};

/** A long message, a long reason, a phone. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    send.mockResolvedValue({
      ok: false,
      status: 400,
      text: 'The service ID was not found. '.repeat(6).trim(),
    });
    await fill(context);
    await context.userEvent.click(context.canvas.getByLabelText('Message'));
    await context.userEvent.paste(`\n${'A sentence that goes on about the sports day. '.repeat(20)}`);
    await press(context);
    await context.canvas.findByRole('alert');
    await expectToFitScreen();
  },
};

/** All errors on a phone. */
export const WithMistakesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus(),
    );
  },
};

/** All errors on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await WithMistakesOnPhone.play?.(context);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
