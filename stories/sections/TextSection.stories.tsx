import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextSection } from '../../src/sections/TextSection/TextSection';
import { expectToFitScreen } from '../fixtures/layout';

const paragraphs = [
  'You do not need to know what is wrong, and you need no membership. If you are in doubt, call: the dispatcher helps you to find out.',
  'In Kenya no one may be denied emergency medical treatment. It is a right under the constitution.',
];

const meta = {
  component: TextSection,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: { title: 'For anyone beside a patient', id: 'about', paragraphs },
} satisfies Meta<typeof TextSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two paragraphs in lines of a readable length. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'For anyone beside a patient' })).toBeVisible();
    await expect(canvas.getByText(/^You do not need to know/).offsetWidth).toBeLessThan(innerWidth * 0.75);
  },
};

/** With a link under the text, on the subtle surface. */
export const WithLink: Story = {
  args: {
    tone: 'subtle',
    children: (
      <div>
        <Button href="/FAQ" variant="quiet">
          Questions and answers
        </Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute('href', '/FAQ');
  },
};

/** On the dark surface. */
export const OnDark: Story = {
  args: { tone: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('data-surface', 'dark');
  },
};

/** One short sentence. */
export const OneSentence: Story = { args: { paragraphs: ['If the line breaks, we call back.'] } };

/** A long text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { paragraphs: [...paragraphs, paragraphs.join(' ').repeat(3)] },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
