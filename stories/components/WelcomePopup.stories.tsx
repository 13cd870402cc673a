import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ContactActions } from '../../src/components/ContactActions/ContactActions';
import { WelcomePopup, type WelcomePopupProps } from '../../src/components/WelcomePopup/WelcomePopup';
import { actions } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: WelcomePopup,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Welcome',
    title: 'Karibu.',
    text: 'Hurt or very ill? Call us first.',
    closeLabel: 'Close',
  },
  beforeEach: () => {
    // The frames of a documentation page share one browser session; here each story has its own.
    const session = new Map<string, string>();
    spyOn(Storage.prototype, 'getItem').mockImplementation((key) => session.get(key) ?? null);
    spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      session.set(key, value);
    });
    // Its time stands still on a page that nobody sees: the picture of a story has the popup in it.
    spyOn(document, 'hidden', 'get').mockReturnValue(true);
  },
} satisfies Meta<typeof WelcomePopup>;
export default meta;
type Story = StoryObj<typeof meta>;

const besideActions = (args: WelcomePopupProps) => (
  <>
    <WelcomePopup {...args} />
    <ContactActions {...actions} />
  </>
);

/** A strip in the upper corner; takes no focus, and its only button closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Welcome' })).toBeVisible());
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
    const { offsetWidth, offsetHeight } = canvas.getByRole('button', { name: 'Close' });
    await expect(Math.min(offsetWidth, offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};

/** Away from the round buttons: the call button is not covered. */
export const BesideActions: Story = {
  render: besideActions,
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('complementary', { name: 'Welcome' }).getBoundingClientRect();
    const call = canvas.getByRole('link', { name: 'Call' }).getBoundingClientRect();
    await expect(popup.bottom).toBeLessThanOrEqual(call.top);
  },
};

/** Above the bar with the call button on a phone. */
export const BesideActionsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: besideActions,
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('complementary', { name: 'Welcome' }).getBoundingClientRect();
    const call = canvas.getByRole('link', { name: 'Call' }).getBoundingClientRect();
    await expect(popup.bottom).toBeLessThanOrEqual(call.top);
    // Slim: headline, actions and most of the picture stay in view.
    await expect(popup.height).toBeLessThanOrEqual(60);
  },
};

/** Long words on a narrow phone. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    title: 'Karibu: paramedics, ambulances and evacuation across Kenya',
    text: 'Hurt or very ill? Call us first, say where you are and what you see, and stay on the line until the crew is there.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** Text at 200 % on a phone: it stays on the screen, with its close button. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThan(
      0,
    );
  },
};

/** From right to left it is in the other corner. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Welcome' }).getBoundingClientRect().left).toBe(
      24,
    );
  },
};
