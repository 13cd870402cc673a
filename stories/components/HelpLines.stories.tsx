import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpLines } from '../../src/components/HelpLines/HelpLines';
import { poisonLines } from '../../src/content/pages/firstAid/poisonLines';
import { quietLines } from '../../src/content/pages/firstAid/quietLines';
import { otherNumbers } from '../../src/content/pages/otherNumbers';
import { expectToFitScreen } from '../fixtures/layout';

const { violence, police, child, befrienders, ours } = quietLines;

const meta = {
  component: HelpLines,
  args: { lines: [violence, police, child, ours('Our ambulance', 'If someone is hurt')] },
} satisfies Meta<typeof HelpLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four numbers: each row is one link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.lines.map(({ href }) => href));
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(52);
    await expect(links[0]).toHaveAccessibleName('1195 Violence line Free, day and night');
  },
};

/** Part of a card: no frame, and the names begin on one line. */
export const Aligned: Story = {
  args: { lines: otherNumbers, aligned: true },
  play: async ({ args, canvas }) => {
    const names = args.lines.flatMap(({ name }) => canvas.getAllByText(name));
    await expect(new Set(names.map((name) => name.getBoundingClientRect().left)).size).toBe(1);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(52);
  },
};

/** Part of a card on the narrowest phone, with text at 200 %: long numbers do not break either. */
export const AlignedOnNarrowPhone: Story = {
  args: { lines: [...otherNumbers, ...poisonLines], aligned: true },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ args, canvas }) => {
    await expectToFitScreen();
    for (const { number } of args.lines)
      await expect(canvas.getByText(number).getClientRects()).toHaveLength(1);
  },
};

/** On a phone; a name that does not fit beside its number stands below it. */
export const OnPhone: Story = {
  args: { lines: [befrienders, ...meta.args.lines] },
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** Text at 200 % on the narrowest phone: numbers do not break. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const { offsetHeight } of canvas.getAllByText(/^\d[\d ]+$/))
      await expect(offsetHeight).toBeLessThan(60);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
