import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import rugby from 'virtual:picture/activity-rugby';
import training from 'virtual:picture/activity-first-aid-training';
import { ActivityCard } from '../../src/components/ActivityCard/ActivityCard';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ActivityCard,
  args: {
    title: 'Rugby Competition',
    date: '2024-12-10',
    dateLabel: '10 December 2024',
    description: 'Paramedics at the touchline, with a stretcher and an ambulance behind them.',
    picture: rugby,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Picture, day, name and one sentence; the day is above the name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Rugby Competition', level: 3 });
    const day = canvas.getByText('10 December 2024');
    await expect(day).toHaveAttribute('datetime', '2024-12-10');
    await expect(heading.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(day.getBoundingClientRect().bottom).toBeLessThanOrEqual(heading.getBoundingClientRect().top);
    const { width, height } = canvas.getByRole('img', { name: rugby.alt }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** A sample: the label is in the lower corner of the picture, and is read after the name. */
export const AnExample: Story = {
  args: {
    description:
      'What cover for a match looks like: paramedics at the touchline, a stretcher and an ambulance.',
    example: 'Example',
  },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Example');
    await expect(canvas.getByRole('heading').nextElementSibling).toBe(tag);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const { top, bottom } = tag.getBoundingClientRect();
    await expect(top).toBeGreaterThan(picture.top + picture.height / 2);
    await expect(bottom).toBeLessThan(picture.bottom);
  },
};

/** On a phone the card takes the whole width. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Long words wrap. */
export const LongText: Story = {
  args: {
    title: 'First Aid Training for teachers, drivers and boda boda riders',
    date: '2025-01-20',
    dateLabel: 'Monday, 20 January 2025, from 9:00 AM to 4:00 PM',
    description:
      'A day of practice: calling for help, bleeding, burns and chest compressions. Bring comfortable clothes; mats, mannequins and lunch are there. Everybody who stays to the end gets a certificate.',
    picture: training,
  },
  globals: { viewport: { value: 'narrow' } },
  play: expectToFitScreen,
};

/** Text at 200 % on the narrowest phone: nothing is cut. */
export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const card = canvas.getByRole('article');
    await expect([card.scrollWidth, card.scrollHeight]).toEqual([card.clientWidth, card.clientHeight]);
  },
};

/** From right to left. */
export const RightToLeft: Story = { parameters: { pictures: false }, globals: { direction: 'rtl' } };
