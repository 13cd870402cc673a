import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { contact } from '../../src/content/pages/contact';
import { home } from '../../src/content/pages/home';
import { figures } from '../../src/content/pages/figures';
import { owner } from '../../src/content/owner';
import { Facts } from '../../src/sections/FactList/Facts';
import { answerFacts, figuresOf } from '../../src/sections/FactList/factsOf';
import { expectToFitScreen } from '../fixtures/layout';
import states from './FactList.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'narrow' } };
const large = { ...narrow, textSize: '200' };

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = { globals: large, play: expectToFitScreen };

const figuresWith = (value: string, label: string) =>
  figuresOf({ title: home.figures.title, items: [{ value, label }, figures.service] });
const long = figuresWith('1,254,452+', 'calls answered, given advice on, or handed on to a public service');

/** A long value with a long label, on the narrowest phone. */
export const LongFigures: Story = { args: long, globals: narrow, play: expectToFitScreen };

/** Figures with text at 200 % on a phone. */
export const LargeFigures: Story = {
  args: long,
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Nothing is set: only the text. */
export const TextAlone: Story = {
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

/** In a card, as beside the contact form: every way is a link; the address has none. */
export const InACard: Story = {
  render: () => (
    <Card variant="subtle">
      <CardContent>
        <Facts look="card" facts={answerFacts(contact.ways.items)} />
      </CardContent>
    </Card>
  ),
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([
      'tel:+254700000000',
      expect.stringMatching(/^https:\/\/wa\.me\/254700000000\?text=Hello/),
      `mailto:${owner.email}`,
      '/Counties',
    ]);
    await expect(canvas.getByText(owner.address)).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** A long address in a card breaks instead of reaching past the edge, at 200 %. */
export const LongAddressInACard: Story = {
  render: () => (
    <Card variant="subtle">
      <CardContent>
        <Facts
          look="card"
          facts={answerFacts([
            {
              title: 'Email',
              link: {
                label: 'appointments-and-international-transfers@paramedics.example.co.ke',
                to: 'mailto:appointments-and-international-transfers@paramedics.example.co.ke',
              },
              text: 'For letters, tenders and documents.',
            },
          ])}
        />
      </CardContent>
    </Card>
  ),
  globals: large,
  play: expectToFitScreen,
};
