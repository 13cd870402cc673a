import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewCard } from '../../src/components/ReviewCard/ReviewCard';

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#C9D5D6" d="M0 0h56v56H0z"/><circle cx="28" cy="23" r="10" fill="#6B4226"/><path fill="#0F5C66" d="M8 56a20 20 0 0 1 40 0z"/></svg>',
  );

const meta = {
  component: ReviewCard,
  args: {
    name: 'Faith Wambui',
    title: 'Event Organizer',
    text: 'The crew was on the ground an hour before the first race and knew every gate of the stadium by name.',
    rating: { stars: 5, label: '5 out of 5 stars' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor's review: initials in the place of a portrait. */
export const WithInitials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('FW')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
};

/** A sample of the content, with its portrait. */
export const WithPortrait: Story = {
  args: {
    name: 'James Otieno',
    title: 'Business Owner',
    rating: { stars: 4, label: '4 out of 5 stars' },
    picture: {
      src: portrait,
      width: 56,
      height: 56,
      alt: 'Illustration of a man in a teal shirt',
      kind: 'illustration',
    },
  },
};

/** Written without a rating: no stars at all. */
export const WithoutStars: Story = {
  args: { rating: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A long review with line breaks, a long name and a word that has to break. */
export const LongText: Story = {
  args: {
    name: 'Wilhelmina Nyambura Kamau-Hollingsworth wa Githinji',
    title: 'Head of Health, Safety and Environment at the construction site of the Mombasa Road interchange',
    text: 'They covered our site for eleven months.\n\nTwice they were needed: a fall from a scaffold and a heat stroke. Both times the first responder was beside the patient in under two minutes.\n\nwww.averylongaddressthatsomebodytypedintotheirreviewwithoutanyspaceatall.example.co.ke',
  },
};

/** One name only, in another script and direction. */
export const OneNameRightToLeft: Story = {
  args: { name: 'فاطمة', title: 'مديرة مدرسة', text: 'وصل الفريق بسرعة وتعامل مع الطفل بلطف.' },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};

/** Cards of different length in a row end on one line. */
export const SideBySide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1000, display: 'grid', gridTemplateColumns: 'repeat(3,1fr)', gap: 24 }}>
        <ReviewCard name="Peter Mwangi" title="School head" text="Calm and quick." />
        <Story />
        <ReviewCard name="Amina" title="Race director" text="We book them every year." />
      </div>
    ),
  ],
};
