import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/en/home';
import { ServiceCards } from '../../src/sections/ServiceCards/ServiceCards';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const { cards } = home.services;

const meta = {
  component: ServiceCards,
  // ServiceCard is pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { id: 'services', ...home.services },
} satisfies Meta<typeof ServiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three in a row on a wide screen; the name of every link includes its service. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(3);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(cards.map(({ to }) => to));
    await expect(links[0]).toHaveAccessibleName(/^Read More ?: Emergency Medical Response$/);
  },
};

/** Without a sentence under the heading. */
export const WithoutLead: Story = {
  parameters: { pictures: false },
  render: ({ title, id, linkLabel, cards }) => <ServiceCards {...{ title, id, linkLabel, cards }} />,
};

/** A single service keeps the width of a card. */
export const OneService: Story = {
  args: { cards: cards.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBeLessThan(innerWidth / 2);
  },
};

/** On a tablet. */
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectToFitScreen };

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Text at 200 % on a phone. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Long words in one card: all cards of its row have the same height. */
export const LongText: Story = {
  args: {
    cards: cards.map((card, number) =>
      number === 1
        ? {
            ...card,
            title: 'Transport to medical facilities inside the county, across the country and abroad',
            description:
              'From home or ward to the right hospital, with care on the way, and a handover at the bedside to the nurse or doctor who takes over.',
          }
        : card,
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
