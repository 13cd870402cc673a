import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NetworkIcon, type Network } from '../../src/components/NetworkIcon/NetworkIcon';

const networks: readonly Network[] = ['facebook', 'twitter', 'linkedin', 'instagram', 'whatsapp'];

const meta = {
  component: NetworkIcon,
  // SiteFooter is pictured in the dark.
  parameters: { pictures: { dark: false } },
  args: { network: 'whatsapp' },
} satisfies Meta<typeof NetworkIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A speech bubble with a handset: opens a chat. */
export const WhatsApp: Story = {
  play: async ({ canvasElement }) => {
    const sign = canvasElement.querySelector('svg');
    await expect(sign).toHaveAttribute('aria-hidden', 'true');
    await expect(sign).toHaveAttribute('focusable', 'false');
  },
};

/** Facebook. */
export const Facebook: Story = { args: { network: 'facebook' } };

/** Twitter, with its logo since it became X. */
export const Twitter: Story = { args: { network: 'twitter' } };

/** LinkedIn. */
export const LinkedIn: Story = { args: { network: 'linkedin' } };

/** Instagram. */
export const Instagram: Story = { args: { network: 'instagram' } };

/** All of them on links, whose names say where they lead; enlarged, to show the drawing. */
export const OnLinks: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, fontSize: 64 }}>
      {networks.map((network) => (
        <li key={network}>
          <a href={`https://${network}.example`} aria-label={network} style={{ zoom: 2.5 }}>
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const network of networks) {
      const link = canvas.getByRole('link', { name: network });
      const sign = link.querySelector('svg') ?? link;
      await expect(getComputedStyle(sign).fill).toBe(getComputedStyle(link).color);
    }
  },
};
