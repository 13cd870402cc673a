import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sportsCoverage } from '../../src/content/en/sportsCoverage';
import { ShortAnswers } from '../../src/sections/ShortAnswers/ShortAnswers';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const { answers } = sportsCoverage.intro;

const meta = {
  component: ShortAnswers,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { id: 'about', ...sportsCoverage.intro },
} satisfies Meta<typeof ShortAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One paragraph, then three answers side by side. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    const terms = canvas.getAllByRole('term');
    await expect(terms.map(({ textContent }) => textContent)).toEqual(answers.map(({ title }) => title));
    const said = terms.map((term) => term.nextElementSibling);
    await expect(said.map((answer) => answer?.tagName)).toEqual(['DD', 'DD', 'DD']);
    await expect(said.map((answer) => answer?.textContent)).toEqual(answers.map(({ text }) => text));
    await expect(inFirstRow(terms)).toBe(3);
  },
};

/** On a phone each answer is below its question, in the order of the questions. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(inFirstRow(canvas.getAllByRole('term'))).toBe(1);
    await expectToFitScreen();
  },
};

/** Only answers, on the subtle surface. */
export const WithoutText: Story = { args: { paragraphs: [], tone: 'subtle' } };

/** Long words in text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    answers: [...answers, { title: 'Gastroenterologists', text: 'Otorhinolaryngologists accompany them.' }],
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left the first answer is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.right ?? innerWidth);
  },
};
