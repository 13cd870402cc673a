import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sportsCoverage } from '../../src/content/pages/sportsCoverage';
import { CourseLine } from '../../src/sections/CourseLine/CourseLine';
import { heartOf } from '../fixtures/heartOf';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const course = heartOf(sportsCoverage, 'course');

const meta = {
  component: CourseLine,
  parameters: { layout: 'fullscreen' },
  args: { id: 'heart', tone: 'strong', ...course },
} satisfies Meta<typeof CourseLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A road race from the start to the finish, and below it the sports without a course. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [list] = canvas.getAllByRole('list');
    await expect(list?.tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      [...args.posts, ...(args.others ?? [])].map(({ title }) => title),
    );
    await expect(inFirstRow(titles)).toBe(args.posts.length);
  },
};

/** On a phone the course goes downwards. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('heading', { level: 3 }))).toBe(1);
  },
};
