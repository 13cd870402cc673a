import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { site } from '../../src/content/pages/site';
import { EmergencyBanner } from '../../src/components/EmergencyBanner/EmergencyBanner';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: EmergencyBanner,
  parameters: { layout: 'fullscreen' },
  args: site.emergencyBanner,
} satisfies Meta<typeof EmergencyBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line; the number is the link. */
export const Default: Story = {
  parameters: { pictures: { forcedColors: true } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '0700 000 000' });
    await expect(link).toHaveAttribute('href', 'tel:+254700000000');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelector('p')).toHaveTextContent('Emergency? Call us now: 0700 000 000');
  },
};

/** On a phone it is still one line. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    // The link, the space around it and the line below.
    await expect(canvasElement.querySelector('p')?.offsetHeight).toBe(
      canvas.getByRole('link').offsetHeight + 9,
    );
    await expectToFitScreen();
  },
};

/** Long words: the number wraps below them and never breaks. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    text: 'Is someone not awake, not breathing normally or bleeding heavily? Call us now:',
    phone: { display: '+254 700 000 000', href: 'tel:+254700000000' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getClientRects()).toHaveLength(1);
    await expect(canvas.getByRole('link').offsetHeight).toBe(44);
  },
};

/** Text at 200 % on a phone: nothing is cut off. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** From right to left: the number follows the words, and its digits keep their order. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  args: { text: 'حالة طارئة؟ اتصل بنا الآن:' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link').firstChild;
    if (!number) throw new Error('The link has words.');
    const place = (from: number) => {
      const digit = document.createRange();
      digit.setStart(number, from);
      digit.setEnd(number, from + 1);
      return digit.getBoundingClientRect().left;
    };
    await expect(place(0)).toBeLessThan(place('0700 000 00'.length));
  },
};
