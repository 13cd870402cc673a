import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import states, { Default } from './HomePage.stories';

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

/** On a tablet. */
export const OnTablet: Story = { ...Default, globals: { viewport: { value: 'tablet' } } };

/** A second visit in the same session: no popup. */
export const WithoutPopup: Story = {
  ...Default,
  beforeEach: () => {
    sessionStorage.setItem('welcome-seen', '1');
  },
};

/** The popup takes no focus, and disappears when it is closed. */
export const PopupClosed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { label, closeLabel } = args.content.popup;
    const popup = await canvas.findByRole('complementary', { name: label });
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(popup).getByRole('button', { name: closeLabel }));
    await waitFor(() => expect(popup).not.toBeVisible());
  },
};

/** On a phone the emergency number is on the first screen. */
export const CallInFirstScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const calls = canvas.getAllByRole('link', { name: args.site.emergencyBanner.phone.display });
    const [first] = calls
      .map((link) => link.getBoundingClientRect().bottom)
      .sort((one, other) => one - other);
    await expect(first).toBeLessThan(innerHeight);
  },
};
