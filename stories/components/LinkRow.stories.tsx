import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import drawing from 'virtual:picture/firstAid-burn';
import { LinkRow } from '../../src/components/LinkRow/LinkRow';
import { SitePicture } from '../../src/components/SitePicture/SitePicture';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: LinkRow,
  args: {
    title: 'Patient Transfer',
    text: 'Between home, clinic and hospital, anywhere in Kenya.',
    to: '/PatientTransfer',
  },
} satisfies Meta<typeof LinkRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, description and arrow head. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Patient Transfer/ });
    await expect(link).toHaveAttribute('href', '/PatientTransfer');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** With a small picture before the words. */
export const WithPicture: Story = {
  args: {
    title: 'Burns',
    text: 'Hot water, fire, a hot pan.',
    to: '/FirstAid/Burns',
    children: (
      <div style={{ flex: 'none', width: 96 }}>
        <SitePicture picture={drawing} decorative />
      </div>
    ),
  },
};

/** Long words wrap beside the arrow head; text at 200 %. */
export const LongTextOnNarrowPhone: Story = {
  args: {
    title: 'International Patient Transfer',
    text: 'Home to Kenya, or abroad for treatment, with a doctor or a paramedic all the way.',
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left the arrow head is on the left and points left. */
export const RightToLeft: Story = {
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link'), '::after').transform).toMatch(/^matrix\(-0\.7/);
  },
};
