import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bleeding } from '../../src/content/en/firstAid/bleeding';
import { firstAidFrame } from '../../src/content/en/firstAid/frame';
import { FirstAidHeader } from '../../src/sections/FirstAidHeader/FirstAidHeader';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FirstAidHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ title: bleeding.title, lead: bleeding.lead },
    ...{ call: firstAidFrame.call, others: firstAidFrame.publicNumbers },
  },
} satisfies Meta<typeof FirstAidHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headline, a sentence, the call and the public numbers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bleeding.title);
    const calls = canvas.getAllByRole('link');
    await expect(calls.map((link) => link.getAttribute('href'))).toEqual([
      firstAidFrame.call.to,
      ...firstAidFrame.publicNumbers.links.map(({ to }) => to),
    ]);
    await expect(calls[0]?.offsetHeight).toBeGreaterThanOrEqual(64);
    for (const link of calls) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone the call is as wide as the screen allows. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const [call] = canvas.getAllByRole('link');
    await expect(call?.offsetWidth).toBeGreaterThan(innerWidth - 40);
  },
};

/** Long words at twice their size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    title: 'Somebody does not wake up, or does not breathe normally',
    lead: 'Call for anybody who does not wake up. If in doubt, press on the chest.',
    call: { label: 'Call +254 700 000 000 now', to: 'tel:+254700000000' },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
