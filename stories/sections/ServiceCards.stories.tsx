import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import advancedCare from 'virtual:picture/card-advanced-care';
import emergencyResponse from 'virtual:picture/card-emergency-response';
import events from 'virtual:picture/card-events';
import sports from 'virtual:picture/card-sports';
import transport from 'virtual:picture/card-transport';
import { ServiceCards } from '../../src/sections/ServiceCards/ServiceCards';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const cards = [
  {
    title: 'Emergency Medical Response',
    description: 'A crew on the way, and a dispatcher who stays on the line.',
    picture: emergencyResponse,
    to: '/EmergencyCare',
  },
  {
    title: 'Transport to Medical Facilities',
    description: 'From home or ward to the right hospital, with care on the way.',
    picture: transport,
    to: '/PatientTransfer',
  },
  {
    title: 'Advanced Medical Interventions',
    description: 'Care for the sickest patients, children among them.',
    picture: advancedCare,
    to: '/PaediatricClinic',
  },
  {
    title: 'Sports Coverage',
    description: 'Paramedics at the touchline, the finish and on the route.',
    picture: sports,
    to: '/SportsCoverage',
  },
  {
    title: 'Event Coverage',
    description: 'Concerts, weddings, rallies: a plan, a post and a way out.',
    picture: events,
    to: '/EventCoverage',
  },
];

const meta = {
  component: ServiceCards,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Services',
    id: 'services',
    lead: 'From the first call to the hospital door, and cover before anything happens.',
    linkLabel: 'Read More',
    cards,
  },
} satisfies Meta<typeof ServiceCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three in a row on a wide screen; every link says which service it leads to. */
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

/** Text at twice its size on a phone. */
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
