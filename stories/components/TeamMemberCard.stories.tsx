import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import ceo from 'virtual:picture/portrait-team-ceo';
import { TeamMemberCard } from '../../src/components/TeamMemberCard/TeamMemberCard';

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

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long name and a long role wrap. */
export const LongText: Story = {
  args: {
    name: 'Wilhelmina Nyambura Kamau-Hollingsworth wa Githinji',
    role: 'Director of Operations, Dispatch and the Training of Volunteers in the Counties',
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  args: { name: 'يوسف عبدي', role: 'مسعف على دراجة نارية' },
  globals: { direction: 'rtl' },
};
