import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { countyFrom } from '../../src/content/pages/county/county';
import { CountyAnswer } from '../../src/sections/CountyAnswer/CountyAnswer';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's counties and bases are settings. */
const facts = readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', BASES: 'Syokimau, Westlands' });

const meta = {
  component: CountyAnswer,
  parameters: { layout: 'fullscreen' },
  args: countyFrom('Kiambu', facts).answer,
} satisfies Meta<typeof CountyAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A county with three neighbours to which crews come as well. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvas.getByText(args.answer)).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.back.label })).toHaveAttribute('href', args.back.to);
  },
};

/** The map below the words. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** The smallest county, at the edge of the map. */
export const AtTheEdge: Story = {
  args: countyFrom('Mombasa', readFacts({ COUNTIES: 'Mombasa' })).answer,
};
