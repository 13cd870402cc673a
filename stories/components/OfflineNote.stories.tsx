import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineNote } from '../../src/components/OfflineNote/OfflineNote';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader';
import { offlineNote } from '../../src/content/pages/offlineNote';
import { header } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: OfflineNote,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { text: offlineNote.replace('{date}', '2 Mar 2026') },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SiteHeader {...header} current="/FirstAid" />
      </>
    ),
  ],
} satisfies Meta<typeof OfflineNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line under the header. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const note = canvas.getByRole('complementary');
    const words = document.createRange();
    words.selectNodeContents(note);
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** On a phone it is still one line. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByRole('complementary'));
    await expect(words.getClientRects()).toHaveLength(1);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};
