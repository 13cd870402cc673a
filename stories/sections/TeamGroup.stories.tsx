import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ourTeam } from '../../src/content/en/ourTeam';
import { TeamGroup } from '../../src/sections/TeamGroup/TeamGroup';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const [group] = ourTeam.groups;
/** As real people. */
const members = (group?.members ?? []).map((member) => ({ ...member, sample: false }));

const meta = {
  component: TeamGroup,
  // TeamMemberCard is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { title: group?.title ?? '', id: 'administration', members, exampleLabel: ourTeam.exampleLabel },
} satisfies Meta<typeof TeamGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three people in a row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: group?.title ?? '' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual(members.map(({ name }) => name));
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(3);
  },
};

/** Two invented people and a real one: the label is on the two portraits of invented people. */
export const WithExamples: Story = {
  args: { members: members.map((member, number) => ({ ...member, sample: number > 0 })) },
  play: async ({ canvas }) => {
    const labelled = canvas
      .getAllByRole('listitem')
      .map((card) => within(card).queryByText('Example') !== null);
    await expect(labelled).toEqual([false, true, true]);
  },
};

/** One invented person: the portrait, with its label in the corner, is beside the text. */
export const OneExample: Story = {
  args: { members: members.slice(1, 2).map((member) => ({ ...member, sample: true })) },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Example').getBoundingClientRect();
    await expect(tag.right).toBeLessThan(canvas.getByRole('img').getBoundingClientRect().right);
  },
};

/** A group of one person. */
export const OnePerson: Story = {
  args: { title: 'Pharmacy', id: 'pharmacy', tone: 'subtle', members: members.slice(1, 2) },
};

/** With a sentence under the heading and a link under the people, as on the About page. */
export const WithLeadAndLink: Story = {
  args: {
    title: 'Some of our staff',
    lead: 'Three of the people whom you may meet.',
    children: (
      <Button href="/OurTeam" variant="quiet">
        Meet the team
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/OurTeam');
  },
};

/** A long name and a long role do not move the others. */
export const LongText: Story = {
  args: {
    members: members.map((member, number) =>
      number === 1
        ? {
            ...member,
            name: 'Faith Achieng Wanjiru Nyambura-Odhiambo',
            role: 'Paramedic, Trainer for Emergency Medical Technicians, and Deputy Head of Dispatch',
          }
        : member,
    ),
  },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('img'))).toBe(3);
  },
};

/** Two in a row on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(2);
  },
};

/** Text at 200 % on the narrowest phone: one below the other, so that names do not break. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
