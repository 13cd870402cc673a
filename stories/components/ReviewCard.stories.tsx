import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewCard } from '../../src/components/ReviewCard/ReviewCard';
import { InARow, roomOfACard } from '../fixtures/InARow';
import { expectToFitScreen } from '../fixtures/layout';

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
  decorators: [roomOfACard],
} satisfies Meta<typeof ReviewCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor's review: a quotation with its author, and initials instead of a portrait. */
export const WithInitials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^The crew was on the ground/);
    await expect(canvas.getByText('Faith Wambui').closest('figure > figcaption')).not.toBeNull();
    await expect(canvas.getByText('FW')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  },
};

/** With a portrait, which says that it is an illustration. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Illustration of a man in a teal shirt' })).toBeVisible();
    await expect(canvas.queryByText('JO')).toBeNull();
  },
};

/** A sample: the label comes before the review, and does not make the card higher. */
export const AnExample: Story = {
  parameters: { room: 'row' },
  decorators: [
    (Story) => (
      <InARow>
        <Story />
        <div>
          <ReviewCard name="Faith Wambui" title="Event Organizer" text="They were early." />
        </div>
      </InARow>
    ),
  ],
  args: { ...WithPortrait.args, text: 'They were early.', example: 'Example' },
  play: async ({ canvas, args }) => {
    const tag = canvas.getByText('Example');
    const [quote] = canvas.getAllByRole('blockquote');
    if (!quote) throw new Error('There is no review');
    await expect(tag.compareDocumentPosition(quote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const stars = canvas.getByRole('img', { name: args.rating?.label ?? '' });
    await expect(tag.parentElement?.offsetHeight).toBe(Math.round(stars.getBoundingClientRect().height));
  },
};

/** An example without a rating: the label is alone on its line. */
export const AnExampleWithoutStars: Story = {
  args: { rating: undefined as never, example: 'Example' },
  play: async ({ canvas }) => {
    const tag = canvas.getByText('Example').getBoundingClientRect();
    await expect(tag.bottom).toBeLessThan(canvas.getByRole('blockquote').getBoundingClientRect().top);
  },
};

/** An example at 200 % on the narrowest phone: the label wraps below the stars if there is no space beside them. */
export const AnExampleInLargeText: Story = {
  args: { example: 'Example' },
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: expectToFitScreen,
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
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^They covered/)).whiteSpaceCollapse).toBe(
      'preserve-breaks',
    );
    await expectToFitScreen();
  },
};

/** In another script: it has its own direction, on a page from left to right; one name gives one initial. */
export const AnotherScript: Story = {
  args: { name: 'שרה', title: 'מנהלת בית ספר', text: 'הצוות הגיע מהר והיה עדין עם הילד.' },
  play: async ({ args, canvas }) => {
    for (const words of [args.name, args.title, args.text])
      await expect(getComputedStyle(canvas.getByText(words)).direction).toBe('rtl');
    await expect(canvas.getByText('ש')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Written in another language than the page: the text has a `lang` attribute, but the name has none. */
export const AnotherLanguage: Story = {
  parameters: { pictures: false },
  args: { name: 'Amina Juma', title: 'Mwalimu', text: 'Walifika haraka na walikuwa wapole.', lang: 'sw' },
  play: async ({ canvas }) => {
    for (const words of ['Mwalimu', 'Walifika haraka na walikuwa wapole.'])
      await expect(canvas.getByText(words)).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Amina Juma').closest('[lang="sw"]')).toBeNull();
  },
};

/** From right to left on a phone: the initials are on the right of the name. */
export const RightToLeftOnPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Faith Wambui').getBoundingClientRect();
    await expect(canvas.getByText('FW').getBoundingClientRect().left).toBeGreaterThanOrEqual(name.right);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Cards with texts of different length in a row have the same height, and their authors are aligned. */
export const SideBySide: Story = {
  parameters: { room: 'row' },
  decorators: [
    (Story) => (
      <InARow>
        <ReviewCard name="Peter Mwangi" title="School head" text="Calm and quick." />
        <Story />
        <ReviewCard name="Amina" title="Race director" text="We book them every year." />
      </InARow>
    ),
  ],
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('figure').map((card) => Math.round(card.getBoundingClientRect().bottom));
    await expect(new Set(ends).size).toBe(1);
  },
};
