import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionCard } from '../../src/components/QuestionCard/QuestionCard';
import { wakes, wakesInFull } from '../../src/content/pages/firstAid/wakes';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: QuestionCard,
  args: wakes,
} satisfies Meta<typeof QuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question beside its answers, each of which is a link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.title);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(args.answers.map(({ to }) => to));
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(60);
  },
};

/** On a phone the answers stand below the question, beside each other and of one height. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  },
};

/** In Kiswahili, on a phone. */
export const InKiswahiliOnPhone: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'phone' }, language: 'sw' },
  play: expectToFitScreen,
};

/** In the assistant's panel: the answers in full, below each other. */
export const InPanel: Story = {
  parameters: { pictures: false },
  args: { ...wakesInFull, inPanel: true, onFollow: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(args.title);
    const links = canvas.getAllByRole('link');
    await expect(new Set(links.map((link) => link.getBoundingClientRect().left)).size).toBe(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Yes' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Text at 200 % on the narrowest phone: the answers stand below each other where a word needs the width. */
export const LargeTextOnNarrowPhone: Story = {
  parameters: { pictures: false },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left: the amber edge is on the right. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: expectToFitScreen,
};
