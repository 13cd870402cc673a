import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { withExamples } from '../../src/domain/samples';
import { TeamGroups } from '../../src/sections/TeamGroups/TeamGroups';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const { leads, exampleLabel } = ourTeam;
const groups = ourTeam.groups.map(({ members, ...group }) => ({
  ...group,
  members: withExamples(members, exampleLabel),
}));

const meta = {
  component: TeamGroups,
  // TeamMemberCard is pictured in the dark.
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { groups, lead: leads.samples },
} satisfies Meta<typeof TeamGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five cards of three groups in one row, all equally wide. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const { title } of groups) await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(5);
    const widths = canvas.getAllByRole('img').map(({ offsetWidth }) => offsetWidth);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
};

/** On a phone groups of one are side by side. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('region').slice(1))).toBe(2);
  },
};

/** Text at 200 % on the narrowest phone: one below the other. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
