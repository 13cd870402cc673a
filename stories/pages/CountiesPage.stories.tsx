import type { Meta, StoryObj } from '@storybook/react-vite';
import { readFacts } from '../../src/config/facts';
import { countiesFrom } from '../../src/content/pages/counties';
import { site } from '../../src/content/pages/site';
import { CountiesPage } from '../../src/pages/CountiesPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: CountiesPage,
  parameters: { layout: 'fullscreen', path: '/Counties' },
  // Samples: the owner sets all of these.
  args: {
    content: countiesFrom(
      readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', BASES: 'Syokimau, Westlands' }),
    ),
    site,
    data: noData,
  },
} satisfies Meta<typeof CountiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four counties are set. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
  },
};

/** Nothing is set: how to ask. */
export const NothingSet: Story = { ...Default, args: { content: countiesFrom(readFacts({})) } };

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
