import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ceo from 'virtual:picture/portrait-team-ceo';
import { TeamMemberCard } from '../../src/components/TeamMemberCard/TeamMemberCard';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: TeamMemberCard,
  args: { name: 'Joseph Mwangi', role: 'Founder and CEO', picture: ceo },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TeamMemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Portrait, name and role; the portrait says that it is an illustration. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Joseph Mwangi' })).toBeVisible();
    await expect(canvas.getByText('Founder and CEO')).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(ceo.alt);
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

/** An invented person: the label is in the lower corner of the portrait, and is read after the name. */
export const AnExample: Story = {
  args: { example: 'Example' },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Example');
    await expect(canvas.getByRole('heading').nextElementSibling).toBe(tag);
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    const { left, top, right, bottom } = tag.getBoundingClientRect();
    await expect(left).toBeGreaterThan(portrait.left);
    await expect(right).toBeLessThan(portrait.right);
    // Clear of the face.
    await expect(top).toBeGreaterThan(portrait.top + portrait.height * 0.7);
    await expect(bottom).toBeLessThan(portrait.bottom);
  },
};

/** An invented person at 200 % on the narrowest phone. */
export const AnExampleInLargeText: Story = {
  args: { example: 'Example' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** A long name and a long role wrap. */
export const LongText: Story = {
  args: {
    name: 'Wilhelmina Nyambura Kamau-Hollingsworth wa Githinji',
    role: 'Director of Operations, Dispatch and the Training of Volunteers in the Counties',
  },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('img').getBoundingClientRect();
    await expect(canvas.getByRole('heading').scrollWidth).toBeLessThanOrEqual(portrait.width);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** From right to left: name and role begin at the portrait's right edge. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  args: { name: 'יוסף כהן', role: 'פרמדיק על אופנוע' },
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(args.role));
    const edge = canvas.getByRole('img').getBoundingClientRect().right;
    await expect(Math.round(words.getBoundingClientRect().right)).toBe(Math.round(edge));
  },
};
