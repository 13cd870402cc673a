import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import advancedCare from 'virtual:picture/card-advanced-care';
import emergencyResponse from 'virtual:picture/card-emergency-response';
import transport from 'virtual:picture/card-transport';
import high from 'virtual:picture/gallery-air-6';
import { ServiceCard } from '../../src/components/ServiceCard/ServiceCard';
import { InARow, roomOfACard } from '../fixtures/InARow';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: ServiceCard,
  args: {
    title: 'Emergency Medical Response',
    description: 'When to call, what to say, what happens next.',
    picture: emergencyResponse,
    to: '/EmergencyCare',
    linkLabel: 'Read More',
  },
  decorators: [roomOfACard],
} satisfies Meta<typeof ServiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link, whose target is the whole card; its name includes the service. Screen readers skip the picture. */
export const Default: Story = {
  parameters: { pictures: { hover: 'role=link' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Read More\s?: Emergency Medical Response$/ });
    await expect(link).toHaveAttribute('href', '/EmergencyCare');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const card = canvas.getByRole('article').getBoundingClientRect();
    for (const part of [0.02, 0.5, 0.98]) {
      const x = card.left + card.width * part;
      const y = card.top + card.height * part;
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Emergency Medical Response');
  },
};

/** A picture of another ratio is cropped, so that titles in a row are aligned. */
export const HighPicture: Story = {
  args: { picture: high },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.parentElement;
    await expect((frame?.offsetWidth ?? 0) / (frame?.offsetHeight ?? 1)).toBeCloseTo(8 / 5, 1);
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};

/** Keyboard focus: one tab stop per card. */
export const Focused: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('link')).outlineStyle).toBe('solid');
  },
};

/** Long words wrap. */
export const LongText: Story = {
  args: {
    title: 'International Patient Transfer between hospitals',
    description:
      'Home to Kenya, or abroad for treatment: papers, flights, a crew beside the patient and an ambulance at both ends of the journey.',
    linkLabel: 'Read more about this service',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Cards with texts of different length in a row: same height, aligned links. */
export const SideBySide: Story = {
  parameters: { room: 'row' },
  decorators: [
    (Story) => (
      <InARow>
        <ServiceCard
          title="Transport to Medical Facilities"
          description="Between home, clinic and hospital, anywhere in Kenya, lying or sitting, with a nurse or paramedic where the patient needs one."
          picture={transport}
          to="/PatientTransfer"
          linkLabel="Read More"
        />
        <Story />
        <ServiceCard
          title="Advanced Medical Interventions"
          description="Advanced care on the move."
          picture={advancedCare}
          to="/PaediatricClinic"
          linkLabel="Read More"
        />
      </InARow>
    ),
  ],
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().bottom));
    await expect(new Set(ends).size).toBe(1);
  },
};

/** From right to left: words and link begin on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const edges = [canvas.getByRole('heading'), canvas.getByRole('link')].map((part) =>
      Math.round(part.getBoundingClientRect().right),
    );
    await expect(new Set(edges).size).toBe(1);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'narrow' } },
  play: async () => {
    await expectToFitScreen();
  },
};
