import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { numbersFrom } from '../../src/content/pages/numbersAndPapers';
import { CountyMap } from '../../src/sections/CountyMap/CountyMap';
import { expectToFitScreen } from '../fixtures/layout';

/** Samples: the owner's counties are settings. */
const { map: sample } = numbersFrom(
  readFacts({ COUNTIES: 'Nairobi, Kiambu, Machakos, Kajiado', BASES: 'Syokimau, Westlands' }),
);
if (!sample) throw new Error('The sample has no counties.');

const meta = {
  component: CountyMap,
  parameters: { layout: 'fullscreen' },
  args: { id: 'counties', ...sample },
} satisfies Meta<typeof CountyMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four counties and two bases. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(args.served);
    await canvas.findByText(/Syokimau and Westlands/);
  },
};

/** The map above the names. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};
