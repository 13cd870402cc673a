import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFacts } from '../../src/config/facts';
import { countyFrom } from '../../src/content/pages/county/county';
import { site } from '../../src/content/pages/site';
import { CountyPage } from '../../src/pages/CountyPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: CountyPage,
  parameters: { layout: 'fullscreen', path: '/Counties/Kiambu' },
  // Samples: the owner sets all of these.
  args: {
    content: countyFrom(
      'Kiambu',
      readFacts({
        COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado',
        BASES: 'Syokimau, Westlands',
        ARRIVAL_MINUTES_TOWN: '20',
        ARRIVAL_MINUTES_OUTSIDE: '45',
        PRICE_BASIC: '6500',
        PRICE_KM_INCLUDED: '25',
        PRICE_PER_KM: '90',
      }),
    ),
    site,
    data: noData,
  },
} satisfies Meta<typeof CountyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bases, minutes and prices are set. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
  },
};

/** The counties alone are set. */
export const LeastSet: Story = {
  ...Default,
  args: { content: countyFrom('Kiambu', readFacts({ COUNTIES: 'Kiambu' })) },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
