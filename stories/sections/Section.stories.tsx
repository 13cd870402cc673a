import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../src/sections/Section/Section';
import { expectToFitScreen, nameInAddress } from '../fixtures/layout';

const meta = {
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'How fast, and from where',
    id: 'coverage',
    children: (
      <>
        <p>Is no ambulance within reach? The dispatcher tells you, and talks through other ways with you.</p>
        <div>
          <Button href="/EmergencyCare" variant="quiet">
            What to do now
          </Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark named by its heading, on the page's own surface. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How fast, and from where' })).toHaveAttribute(
      'id',
      'coverage',
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'coverage-title');
  },
};

/** With a sentence under the heading. */
export const WithLead: Story = {
  args: { lead: 'Our aim in towns, in the country, and where there is no road.' },
};

/** On the subtle surface. */
export const OnSubtle: Story = { args: { tone: 'subtle' } };

/** On the strong surface. */
export const OnStrong: Story = { args: { tone: 'strong' } };

/** On the dark surface links change their colours automatically. */
export const OnDark: Story = {
  args: { tone: 'dark', lead: 'Our aim in towns, in the country, and where there is no road.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-surface', 'dark');
  },
};

/** The heading beside the content on wide screens. */
export const Split: Story = {
  args: {
    split: true,
    lead: 'Our aim in towns, in the country, and where there is no road.',
    children: (
      <p>Is no ambulance within reach? The dispatcher tells you, and talks through other ways with you.</p>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const text = canvas.getByText(/^Is no ambulance/).getBoundingClientRect();
    await expect(text.left).toBeGreaterThan(heading.right);
    await expect(Math.abs(text.top - heading.top)).toBeLessThan(16);
  },
};

/** On a phone the content is still below the heading. */
export const SplitOnPhone: Story = {
  args: { ...Split.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(canvas.getByText(/^Is no ambulance/).getBoundingClientRect().top).toBeGreaterThan(
      heading.bottom,
    );
  },
};

/** A link to the section scrolls it into view. */
export const Linked: Story = {
  parameters: { screenOnly: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    nameInAddress('coverage');
    const { top } = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(innerHeight);
  },
};

/** Long words on the narrowest phone, at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    title: 'How fast we come, from where, and what happens when no ambulance is within reach',
    lead: 'Our aim in towns, in the country, and where there is no road.',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
