import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageOffer } from '../../src/components/LanguageOffer/LanguageOffer';
import { SiteHeader } from '../../src/components/SiteHeader/SiteHeader';
import { offer as suggestion } from '../../src/content/words/sw/translation.json';
import { header } from '../fixtures/frame';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: LanguageOffer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { lang: 'sw', to: '/sw/FAQ', labels: suggestion },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SiteHeader {...header} current="/FAQ" />
      </>
    ),
  ],
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line under the header. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.labels.read });
    await expect(link).toHaveAttribute('href', args.to);
    await expect(link).toHaveAttribute('hreflang', 'sw');
    await expect(canvas.getByRole('complementary')).toHaveAttribute('lang', 'sw');
    const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** On a phone it is still one line, high enough for a thumb. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const [link, button] = [
      canvas.getByRole('link', { name: args.labels.read }),
      canvas.getByRole('button', { name: args.labels.close }),
    ].map((one) => one.getBoundingClientRect());
    await expect(button?.top).toBe(link?.top);
    await expect(button?.height).toBeGreaterThanOrEqual(44);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};
