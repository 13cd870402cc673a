import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { contactForm } from '../../src/content/en/contactForm';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm';
import type { SendResult } from '../../src/services/results';
import { goOffline, goOnline } from '../fixtures/line';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { expectToFitScreen } from '../fixtures/layout';

const send = fn((): Promise<SendResult> => Promise.resolve({ ok: true }));

const meta = {
  component: ContactForm,
  args: { ...contactForm, send },
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue({ ok: true });
  },
} satisfies Meta<typeof ContactForm>;
// A documentation page shows a story before anybody has acted: those that begin like the first one are left out.
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const text = 'We have a sports day on the 14th with about 600 pupils. What would cover cost?';

async function fill({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Name'), 'Achieng Odhiambo');
  await userEvent.type(canvas.getByLabelText('Email'), 'achieng@example.co.ke');
  await userEvent.type(canvas.getByLabelText('Phone'), '0712 345 678');
  await userEvent.type(canvas.getByLabelText('Message'), text);
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: /Send/ }));

async function expectKept({ canvas }: Context) {
  await expect(canvas.getByLabelText('Name')).toHaveValue('Achieng Odhiambo');
  await expect(canvas.getByLabelText('Message')).toHaveValue(text);
}

/** The form as it stands in the page. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Phone')).toHaveAttribute('inputmode', 'tel');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('method', 'post');
    await waitFor(() => expect(form).toHaveProperty('noValidate', true));
  },
};

/** Sent: says so, and only then the form is empty. */
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await fill(context);
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(/^Message sent successfully!$/),
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

/** Pressed once more after that: the success stays, as nothing is left to send. */
export const PressedAgainAfterwards: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await press(context);
    await canvas.findByText('Message sent successfully!');
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.dblClick(canvas.getByRole('button', { name: /Send/ }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByText('Message sent successfully!')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name'), 'Achieng Odhiambo');
    await press(context);
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

/** Sent without an answer in any field: the summary takes the focus, and leads to the fields. */
export const WithMistakes: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Phone'), '999');
    await userEvent.type(canvas.getByLabelText('Email'), 'achieng at example');
    await press(context);
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      /Enter a full phone number; from abroad with \+ and the country code\.$/,
    );
    await userEvent.click(within(summary).getByRole('link', { name: /phone number/ }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
  },
};

/** A mistake goes away as soon as it is put right. */
export const MistakePutRight: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.clear(canvas.getByLabelText('Name'));
    await press(context);
    await canvas.findByRole('alert');
    await userEvent.type(canvas.getByLabelText('Name'), 'Achieng Odhiambo');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText('Name')).toBeValid();
  },
};

/** The server says no, here for too many tries: the reason, the phone number, WhatsApp with the text; all is kept. */
export const WithServerError: Story = {
  tags: ['!autodocs'],
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

/** Offline, and sent again when the line is back. */
export const OfflineThenSentAgain: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, status: 0, text: 'Network Error' });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      /^Error sending message: Network Error/,
    );
    await expectKept(context);
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'),
    );
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

/** The connection goes while somebody writes: said at once, WhatsApp with each new word; gone when it is back. */
export const OfflineWhileWriting: Story = {
  tags: ['!autodocs'],
  beforeEach: () => goOnline,
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByLabelText('Message');
    const whatsapp = () => canvas.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
    goOffline();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(message, 'Cover for 600');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device is offline\./);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:+254700000000');
    await expect(whatsapp()).toBe('https://wa.me/254700000000?text=Cover%20for%20600');
    await userEvent.type(message, ' pupils');
    await expect(whatsapp()).toMatch(/pupils$/);
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(message).toHaveValue('Cover for 600 pupils');
  },
};

/** Pressed while offline: the form's own words and why; both go when the connection is back, with nothing lost. */
export const PressedOffline: Story = {
  tags: ['!autodocs'],
  beforeEach: () => goOnline,
  play: async (context) => {
    const { canvas } = context;
    send.mockResolvedValue({ ok: false, status: 0, text: 'Network Error', offline: true });
    await fill(context);
    goOffline();
    await press(context);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Error sending message: Network ErrorThis device is offline\./,
      ),
    );
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expectKept(context);
  },
};

/** Typed before React was there, and offline by then: what was typed may go another way. */
export const FilledBeforeReact: Story = {
  ...beforeReact,
  beforeEach: () => {
    const unmount = beforeReact.beforeEach();
    return () => {
      goOnline();
      unmount();
    };
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    const hydrate = serverRendered(canvasElement, <ContactForm {...args} />);
    await userEvent.type(canvas.getByLabelText('Message'), text);
    await hydrate();
    goOffline();
    const whatsapp = await canvas.findByRole('link', { name: 'Send it on WhatsApp' });
    await expect(whatsapp).toHaveAttribute(
      'href',
      `https://wa.me/254700000000?text=${encodeURIComponent(text)}`,
    );
    goOnline();
    await press(context);
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByLabelText('Message')).toHaveValue(text);
  },
};

/** On its way: the button says so and keeps the focus; pressing it twice sends once. */
export const SlowAndPressedTwice: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    let arrive: (result: SendResult) => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await fill(context);
    const button = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveTextContent('Sending …'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(send).toHaveBeenCalledTimes(1);
    await expectKept(context);
    arrive({ ok: true });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(button).toHaveTextContent('Send message');
  },
};

/** Without a mouse, from the first field to the answer. */
export const KeyboardOnly: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const part of ['Achieng', 'a@example.co.ke', '+44 20 7946 0000', 'Please call me back.']) {
      await userEvent.tab();
      await userEvent.keyboard(part);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(send).toHaveBeenCalledWith(expect.objectContaining({ phone: '+442079460000' }));
  },
};

/** A plain post that the server refused: what was typed and what is wrong stand in the page. */
export const Returned: Story = {
  args: {
    returned: {
      form: 'contact',
      values: { name: 'Achieng', email: 'achieng', phone: '0712 345 678', message: 'Please call me back.' },
      problems: { email: 'email' },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(within(canvas.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Email'), '@example.co.ke');
    await press(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A draft of this browser session is put back, and can be sent. */
export const FromDraft: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const draft = { name: 'Achieng Odhiambo', email: 'a@example.co.ke', phone: '0712345678', message: text };
    sessionStorage.setItem('draft:contact', JSON.stringify(draft));
  },
  play: async (context) => {
    await expectKept(context);
    await press(context);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
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

/** All mistakes on a phone. */
export const MistakesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus());
  },
};

/** All mistakes on the narrowest phone, with text at twice its size. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await MistakesOnPhone.play?.(context);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
