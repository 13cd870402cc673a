import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { home } from '../../src/content/en/home';
import { site } from '../../src/content/en/site';
import { HomePage } from '../../src/pages/HomePage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: HomePage,
  parameters: { layout: 'fullscreen', path: '/' },
  args: { content: home, site, data: noData },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The start page; the welcome popup shows itself. */
export const OnDesktop: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.hero.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...OnDesktop, globals: { direction: 'rtl' } };

/** On a tablet. */
export const OnTablet: Story = { ...OnDesktop, globals: { viewport: { value: 'tablet' } } };

/** A second visit in the same session: no popup. */
export const WithoutPopup: Story = {
  ...OnDesktop,
  beforeEach: () => {
    sessionStorage.setItem('welcome-seen', '1');
  },
};

/** The popup takes no focus, and is gone when it is closed. */
export const PopupClosed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { label, closeLabel } = args.content.popup;
    const popup = await canvas.findByRole('complementary', { name: label });
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(popup).getByRole('button', { name: closeLabel }));
    await waitFor(() => expect(popup).not.toBeVisible());
  },
};

/** On a phone the emergency number is in the first screen. */
export const CallInFirstScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const calls = canvas.getAllByRole('link', { name: args.content.hero.call.label });
    const [first] = calls
      .map((link) => link.getBoundingClientRect().bottom)
      .sort((one, other) => one - other);
    await expect(first).toBeLessThan(innerHeight);
  },
};
