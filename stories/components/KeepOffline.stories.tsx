import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KeepOffline } from '../../src/components/KeepOffline/KeepOffline';
import { keepOffline } from '../../src/content/pages/keepOffline';
import { expectToFitScreen } from '../fixtures/layout';
import { pretendWorker } from '../fixtures/serviceWorker';

const meta = {
  component: KeepOffline,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '260px' } } },
  args: keepOffline,
  beforeEach: () => pretendWorker({}),
} satisfies Meta<typeof KeepOffline>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Keep it/ }));

/** Not kept: the button gives the download size. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep it (94 KB)' })).toBeEnabled();
  },
};

/** Downloading: the button shows progress, and cannot be pressed. */
export const Keeping: Story = {
  parameters: { pictures: false },
  beforeEach: () => pretendWorker({ outcome: 'takes long' }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Keeping it: 25 %' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Kept: the date, and a button to remove the pages. */
export const Kept: Story = {
  beforeEach: () => pretendWorker({ kept: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kept since .*2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove it from this phone' })).toBeEnabled();
  },
};

/** Kept, on a phone. */
export const KeptOnPhone: Story = {
  ...Kept,
  globals: { viewport: { value: 'phone' } },
};

/** The phone has no space: it says so, and the visitor can try again. */
export const NoRoom: Story = {
  parameters: { pictures: false },
  beforeEach: () => pretendWorker({ outcome: 'no room' }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByText(keepOffline.states.noRoom)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep it/ })).toBeEnabled();
  },
};

/** The connection was lost: it says what to do. */
export const Failed: Story = {
  parameters: { pictures: false },
  beforeEach: () => pretendWorker({ outcome: 'fails' }),
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByText(keepOffline.states.failed)).toBeVisible();
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Keep it (94 KB)' });
    await expectToFitScreen();
  },
};
