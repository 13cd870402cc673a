import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactAlternatives } from '../../src/forms/ContactAlternatives/ContactAlternatives';
import { expectToFitScreen } from '../fixtures/layout';

const text = 'We have a sports day on the 14th: 600 pupils & 40 teachers.\nWhat would cover cost?';

const meta = {
  component: ContactAlternatives,
  parameters: { pictures: { dark: false } },
  args: {
    call: { label: 'Call 0700 000 000', to: 'tel:+254700000000' },
    whatsapp: { label: 'Send it on WhatsApp', to: 'https://wa.me/254700000000' },
    text,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactAlternatives>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The call first, then WhatsApp with everything that was typed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [call, whatsapp] = canvas.getAllByRole('link');
    await expect(call).toHaveAttribute('href', 'tel:+254700000000');
    const address = new URL(whatsapp?.getAttribute('href') ?? '');
    await expect(address.searchParams.get('text')).toBe(text);
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** On the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};
