import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckList } from '../../src/sections/CheckList/CheckList';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: CheckList,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What comes to you',
    id: 'included',
    items: [
      'A dispatcher who stays on the line',
      'The nearest crew that is free',
      'A motorcycle ahead of it, where traffic stands still',
      'A crew with oxygen, defibrillator and drugs',
      'A hospital that knows you are coming',
      'A short report for patient and family',
    ],
  },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list whose ticks are not read out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const points = canvas.getAllByRole('listitem');
    await expect(points).toHaveLength(6);
    await expect(points[0]).toHaveTextContent(/^A dispatcher who stays on the line$/);
    await expect(canvasElement.querySelectorAll('li svg:not([aria-hidden=true])')).toHaveLength(0);
  },
};

/** With a sentence before the points, on the soft surface. */
export const WithLead: Story = {
  args: {
    title: 'While you wait',
    id: 'ready',
    tone: 'mist',
    lead: 'If there are two of you, one stays with the patient and the other does this.',
    items: ['Keep the phone free and charged', 'Open the gate, switch on lights, hold the lift'],
  },
};

/** One point. */
export const OnePoint: Story = { args: { items: ['A dispatcher who stays on the line'] } };

/** A point of several lines on a phone: the tick stays whole, at its beginning. */
export const LongTextOnPhone: Story = {
  args: {
    items: [
      'Passport or identity card, visa if the country asks for one, the newest report of the hospital, and the phone number of the doctor who treats the patient',
      'Clinic card',
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectToFitScreen();
    const tick = canvasElement.querySelector('li svg')?.getBoundingClientRect();
    await expect(tick?.width).toBe(tick?.height);
    await expect(canvas.getAllByRole('listitem')[0]?.offsetHeight).toBeGreaterThan(60);
  },
};

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left the tick stands on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const tick = canvasElement.querySelector('li svg')?.getBoundingClientRect();
    const words = canvas.getByText('A dispatcher who stays on the line').getBoundingClientRect();
    await expect(tick?.left).toBeGreaterThanOrEqual(words.right);
  },
};
