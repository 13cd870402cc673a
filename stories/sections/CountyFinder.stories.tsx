import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { countiesFrom } from '../../src/content/pages/counties';
import { countiesFrom as inKiswahili } from '#sw/counties';
import { CountyFinder } from '../../src/sections/CountyFinder/CountyFinder';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's counties and bases are settings. */
const facts = readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', BASES: 'Syokimau, Westlands' });
const { finder: sample } = countiesFrom(facts);
if (!sample) throw new Error('The sample has no counties.');

const meta = {
  component: CountyFinder,
  // The links of the list of how to ask lead to another section.
  parameters: { layout: 'fullscreen' },
  args: sample,
} satisfies Meta<typeof CountyFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four counties and two bases. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Kajiado', 'Kiambu', 'Machakos', 'Nairobi']);
    await expect(canvasElement.querySelectorAll('[data-counties] > li')).toHaveLength(47);
    const onMap = [...canvasElement.querySelectorAll('svg[aria-hidden] a')];
    await expect(onMap.map((link) => link.getAttribute('href'))).toEqual(
      links.map((link) => link.getAttribute('href')),
    );
    for (const link of onMap) await expect(link).toHaveAttribute('tabindex', '-1');
  },
};

/** The field, the map, then the names. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** In Kiswahili. */
export const Kiswahili: Story = {
  args: inKiswahili(facts).finder ?? sample,
  globals: { viewport: { value: 'phone' } },
};
