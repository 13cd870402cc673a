import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { contactForm } from '../../src/content/pages/contactForm';
import { contactForm as inKiswahili } from '#sw/contactForm';
import { ContactForm } from '../../src/forms/ContactForm/ContactForm';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import type { SendResult } from '../../src/services/results';
import { goOffline, goOnline } from '../fixtures/line';
import states, { Offline, OfflineWhileWriting, PressedOffline, Returned } from './ContactForm.stories';
import { expectKept, fill, press, send, text } from './contactFormSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressed again after success: the message stays, because the form is empty. */
export const PressedAgainAfterwards: Story = {
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
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Name'), 'Achieng Odhiambo');
    await press(context);
    await expect(
      within(await canvas.findByRole('group', { name: 'There is a problem' })).getAllByRole('link'),
    ).toHaveLength(3);
    await expect(send).toHaveBeenCalledTimes(1);
  },
};

/** The summary leads to the fields. */
export const LedToTheField: Story = {
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
    await userEvent.click(within(summary).getByRole('link', { name: /phone number/ }));
    await expect(canvas.getByLabelText('Phone')).toHaveFocus();
  },
};

/** An error disappears as soon as it is corrected. */
export const MistakePutRight: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.clear(canvas.getByLabelText('Name'));
    await press(context);
    await canvas.findByRole('group', { name: 'There is a problem' });
    await userEvent.type(canvas.getByLabelText('Name'), 'Achieng Odhiambo');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
    await expect(canvas.getByLabelText('Name')).toBeValid();
  },
};

/** Offline, then sent again when the connection is back. */
export const OfflineThenSentAgain: Story = {
  play: async (context) => {
    await Offline.play?.(context);
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'),
    );
    await expect(context.canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
};

/** Where the page has a reason in its own language, it shows that and not the e-mail service's English one. */
export const ReasonInKiswahili: Story = {
  args: { labels: { ...contactForm.labels, statuses: inKiswahili.labels.statuses ?? {} } },
  play: async (context) => {
    send.mockResolvedValueOnce({ ok: false, status: 0, text: 'Network Error' });
    await fill(context);
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/: Tatizo la mtandao/);
    send.mockResolvedValueOnce({ ok: false, status: 504, text: 'HTTP status 504' });
    await press(context);
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(/: HTTP status 504/));
  },
};

/** The offline message disappears when the connection is back. */
export const OnlineAgainWhileWriting: Story = {
  beforeEach: () => goOnline,
  play: async (context) => {
    const { canvas } = context;
    await OfflineWhileWriting.play?.(context);
    goOnline();
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull());
    await expect(canvas.getByLabelText('Message')).toHaveValue('Cover for 600 pupils');
  },
};

/** Both messages disappear when the connection is back, and no input is lost. */
export const OnlineAgainAfterPress: Story = {
  beforeEach: () => goOnline,
  play: async (context) => {
    await PressedOffline.play?.(context);
    goOnline();
    await waitFor(() =>
      expect(context.canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull(),
    );
    await expectKept(context);
  },
};

/** Typed before hydration, then offline: the input can be sent in another way. */
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
    await expect(
      within(await canvas.findByRole('group', { name: 'There is a problem' })).getAllByRole('link'),
    ).toHaveLength(3);
    await expect(canvas.getByLabelText('Message')).toHaveValue(text);
  },
};

/** Sending: the button says so and keeps the focus; pressing it twice sends once. */
export const SlowAndPressedTwice: Story = {
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

/** Keyboard only, from the first field to the success message. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const part of ['Achieng', 'a@example.co.ke', '+44 20 7946 0000', 'Please call me back.']) {
      await userEvent.tab();
      await userEvent.keyboard(part);
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(send).toHaveBeenCalledWith(expect.objectContaining({ phone: '+442079460000' }));
  },
};

/** A form that the server refused is corrected and sent. */
export const ReturnedThenSent: Story = {
  args: Returned.args ?? {},
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Returned.play?.(context);
    await userEvent.type(canvas.getByLabelText('Email'), '@example.co.ke');
    await press(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
};

/** A restored draft can be sent. */
export const DraftSent: Story = {
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
