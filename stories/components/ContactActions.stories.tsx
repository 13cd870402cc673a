import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';
import { pressed } from './contactActionsSteps';

const meta = {
  component: ContactActions,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  args: actions,
  beforeEach: () => {
    pressed.mockClear();
  },
} satisfies Meta<typeof ContactActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };

/** Round buttons in the corner. WhatsApp opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [call, whatsapp, assistant] = canvas.getAllByRole('link');
    await expect(call).toHaveAccessibleName('Call');
    await expect(call).toHaveAttribute('href', 'tel:+254700000000');
    await expect(call).not.toHaveAttribute('target');
    await expect(whatsapp).toHaveAccessibleName('WhatsApp');
    await expect(whatsapp).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/254700000000\?text=Hello/),
    );
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await expect(whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(assistant).toHaveAccessibleName('Assistant');
    await expect(assistant).toHaveAttribute('href', '/FirstAid');
    for (const link of [call, whatsapp, assistant])
      await expect([link?.offsetWidth, link?.offsetHeight]).toEqual([48, 48]);
  },
};

/** The label appears beside a button that has the focus. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Call');
    await expect(getComputedStyle(words).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveFocus();
    await expect(getComputedStyle(words).clipPath).toBe('none');
    await expectToFitScreen();
  },
};

/** On a phone: one bar at the bottom, three equal parts with labels. */
export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ offsetWidth }) => Math.round(offsetWidth / 10))).toEqual([12, 12, 12]);
    for (const link of links) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
      await expect(link.getBoundingClientRect().bottom).toBe(window.innerHeight);
    }
    await waitFor(() => expect(canvas.getByText('WhatsApp')).toBeVisible());
  },
};

/** The address of the assistant's panel, as in a built page; here the panel never comes. */
function withAssistant() {
  const panel = new Blob(['<!doctype html>'], { type: 'text/html' });
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  script.dataset['assistant'] = URL.createObjectURL(panel);
  document.head.append(script);
  // The file is really fetched, or Chrome warns of a preload that nothing uses; its end is not heard of.
  const heard = spyOn(XMLHttpRequestEventTarget.prototype, 'onloadend', 'set').mockReturnValue();
  return () => {
    heard.mockRestore();
    URL.revokeObjectURL(script.dataset['assistant'] ?? '');
    script.remove();
  };
}

/** A press shows the note with the number at once, until the assistant has loaded. */
export const AssistantIsComingOnPhone: Story = {
  globals: onPhone,
  beforeEach: withAssistant,
  play: async ({ canvas, userEvent }) => {
    const launcher = canvas.getByRole('button', { name: 'Assistant' });
    await expect(canvas.queryByText('Opening the assistant…')).not.toBeVisible();
    await userEvent.click(launcher);
    await expect(launcher).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening the assistant…');
    await waitFor(() => expect(canvas.getByText('Opening the assistant…')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toBeVisible();
    await expectToFitScreen();
  },
};

/** The same on a wide screen: above the buttons. */
export const AssistantIsComing: Story = { ...AssistantIsComingOnPhone, globals: {} };

/** Long words wrap inside their part. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    call: { label: 'Piga simu ya dharura', to: 'tel:+254700000000' },
    whatsapp: { label: 'Andika kwa WhatsApp', to: 'https://wa.me/254700000000' },
    assistant: { ...actions.assistant, label: 'Maswali na majibu' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

/** Text at 200 % on a phone. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

/** From right to left the buttons are in the left corner. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call' }).getBoundingClientRect().left).toBe(8);
  },
};
