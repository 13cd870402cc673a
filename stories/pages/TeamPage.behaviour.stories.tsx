import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import states, { Default } from './TeamPage.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Every portrait has the text alternative of its person. */
export const EveryPortraitNamed: Story = {
  play: async ({ canvas, args }) => {
    const people = args.content.groups.flatMap(({ members }) => members);
    const portraits = canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));
    await expect(portraits).toEqual(people.map(({ picture }) => picture.alt));
  },
};
