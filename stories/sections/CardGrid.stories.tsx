import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActivityCard } from '../../src/components/ActivityCard/ActivityCard';
import { BenefitCard, type BenefitCardProps } from '../../src/components/BenefitCard/BenefitCard';
import { LinkButton } from '../../src/components/LinkButton/LinkButton';
import { LinkRow } from '../../src/components/LinkRow/LinkRow';
import { ReviewCard } from '../../src/components/ReviewCard/ReviewCard';
import { reviewCards } from '../../src/components/ReviewCard/reviewCards';
import { ServiceCard } from '../../src/components/ServiceCard/ServiceCard';
import { TeamMemberCard } from '../../src/components/TeamMemberCard/TeamMemberCard';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { gallery } from '../../src/content/pages/gallery';
import { home } from '../../src/content/pages/home';
import { ourTeam } from '../../src/content/pages/ourTeam';
import { patientTransfer } from '../../src/content/pages/patientTransfer';
import { withExamples } from '../../src/domain/samples';
import { CardGrid, type CardGridProps } from '../../src/sections/CardGrid/CardGrid';
import { expectToFitScreen, inFirstRow } from '../fixtures/layout';

const meta = {
  component: CardGrid<BenefitCardProps>,
  // The cards are pictured in the dark.
  parameters: { pictures: { dark: false }, layout: 'fullscreen' },
  args: { id: 'benefits', tone: 'subtle', card: BenefitCard, ...emergencyCare.benefits },
} satisfies Meta<typeof CardGrid<BenefitCardProps>>;
export default meta;
type Story = StoryObj<typeof meta>;
/** A story with cards of another kind. */
type Cards<Item extends object> = StoryObj<Meta<CardGridProps<Item>>>;
type ItemOf<Card extends (props: never) => unknown> = Parameters<Card>[0];

const { linkLabel, cards } = home.services;
const services = cards.map((card) => ({ ...card, linkLabel }));

/** Four benefits, each with a heading under the section's. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What to say, in this order' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(4);
  },
};

/** A long title and a long text: cards of one row have the same height. */
export const LongText: Story = {
  args: {
    items: [
      {
        title: 'Interfacility and international coordination with airlines and customs',
        text: 'Papers, fit-to-fly certificate, stretcher on board, ambulances at both airports, a nurse or a doctor beside the patient all the way, and a report for the hospital that takes over, in its own language.',
      },
      { title: '2. Your number', text: 'If the line breaks, we call back.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('heading', { level: 3 })
      .map(({ parentElement }) => parentElement);
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** One below the other on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(1);
    await expectToFitScreen();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Services: three in a row, of five two in the first. The name of every link includes its service. */
export const Services: Cards<ItemOf<typeof ServiceCard>> = {
  args: {
    id: 'services',
    title: home.services.title,
    tone: 'page',
    kind: 'services',
    card: ServiceCard,
    items: services,
  },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(3);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(cards.map(({ to }) => to));
    await expect(links[0]).toHaveAccessibleName(/^Read More ?: Emergency Medical Response$/);
  },
};

/** A single service keeps the width of a card. */
export const OneService: Cards<ItemOf<typeof ServiceCard>> = {
  args: { ...Services.args, items: services.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').offsetWidth).toBeLessThan(innerWidth / 2);
  },
};

/** Services on a tablet. */
export const ServicesOnTablet: Cards<ItemOf<typeof ServiceCard>> = {
  args: Services.args ?? {},
  globals: { viewport: { value: 'tablet' } },
  play: expectToFitScreen,
};

/** Services on a phone: rows. */
export const ServicesOnPhone: Cards<ItemOf<typeof ServiceCard>> = {
  args: Services.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

const [group] = ourTeam.groups;
/** Two invented people beside a real one. */
const members = (group?.members ?? []).map((member, number) => ({ ...member, sample: number > 0 }));

/** People, with a sentence above and a link below: the label is on the portraits of the invented ones. */
export const People: Cards<ItemOf<typeof TeamMemberCard>> = {
  args: {
    id: 'team',
    title: 'Some of our staff',
    lead: 'Three of the people whom you may meet.',
    tone: 'page',
    kind: 'people',
    card: TeamMemberCard,
    items: withExamples(members, ourTeam.exampleLabel),
    children: (
      <div>
        <LinkButton label="Meet the team" to="/OurTeam" variant="quiet" />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('img'))).toBe(3);
    const labelled = canvas
      .getAllByRole('listitem')
      .map((card) => within(card).queryByText('Example') !== null);
    await expect(labelled).toEqual([false, true, true]);
    await expect(canvas.getByRole('link', { name: 'Meet the team' })).toHaveAttribute('href', '/OurTeam');
  },
};

/** Two people in a row on a phone. */
export const PeopleOnPhone: Cards<ItemOf<typeof TeamMemberCard>> = {
  args: People.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(2);
  },
};

const published = { name: 'Hassan Noor', title: 'Organiser', text: 'Calm people and a clear plan.' };
const { testimonials } = home;

/** Reviews: samples are labelled, an approved one is not, and without a rating it shows no stars. */
export const Reviews: Cards<ItemOf<typeof ReviewCard>> = {
  args: {
    id: 'testimonials',
    title: testimonials.title,
    tone: 'page',
    kind: 'reviews',
    card: ReviewCard,
    items: reviewCards([...testimonials.items.slice(0, 2), published], testimonials),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /^[45] out of 5 stars$/ })).toHaveLength(2);
    const labelled = canvas
      .getAllByRole('figure')
      .map((card) => within(card).queryByText('Example') !== null);
    await expect(labelled).toEqual([true, true, false]);
  },
};

/** Activities: three in a row, each with its day as text and machine-readable. */
export const Activities: Cards<ItemOf<typeof ActivityCard>> = {
  args: {
    id: 'past',
    title: gallery.activities.pastTitle,
    kind: 'pictures',
    card: ActivityCard,
    items: withExamples(gallery.activities.items, gallery.activities.exampleLabel),
  },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('article'))).toBe(3);
    await expect(canvas.getByText('10 December 2024')).toHaveAttribute('datetime', '2024-12-10');
  },
};

/** Related pages: rows of links, two side by side. */
export const Links: Cards<ItemOf<typeof LinkRow>> = {
  args: {
    id: 'related',
    title: patientTransfer.related.title,
    tone: 'page',
    kind: 'links',
    card: LinkRow,
    items: patientTransfer.related.pages,
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(inFirstRow(rows)).toBe(2);
    await expect(rows.at(-1)).toHaveTextContent(/^All services/);
  },
};

/** On a phone links are names only, two in a row. */
export const LinksOnPhone: Cards<ItemOf<typeof LinkRow>> = {
  args: Links.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(inFirstRow(canvas.getAllByRole('listitem'))).toBe(2);
    await expectToFitScreen();
  },
};
