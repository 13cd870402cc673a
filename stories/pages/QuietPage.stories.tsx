import type { Meta, StoryObj } from '@storybook/react-vite';
import { attack } from '../../src/content/pages/firstAid/attack';
import { despair } from '../../src/content/pages/firstAid/despair';
import { despairHelper } from '../../src/content/pages/firstAid/despairHelper';
import { sexualViolence } from '../../src/content/pages/firstAid/sexualViolence';
import { violenceAtHome } from '../../src/content/pages/firstAid/violenceAtHome';
import { site } from '../../src/content/pages/site';
import { violenceAtHome as ukatili } from '#sw/firstAid/violenceAtHome';
import { QuietPage } from '../../src/pages/QuietPage';
import { expectWholePage, noData } from './wholePage';

const meta = {
  component: QuietPage,
  parameters: { layout: 'fullscreen', path: sexualViolence.path },
  args: { content: sexualViolence, site, data: noData },
} satisfies Meta<typeof QuietPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone' } };

/** Rape: for the person, and for someone who is with the person. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.quiet.title);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: onPhone };

/** Violence at home, on a phone. */
export const AtHomeOnPhone: Story = {
  ...Default,
  parameters: { path: violenceAtHome.path },
  args: { content: violenceAtHome },
  globals: onPhone,
};

/** The same in Kiswahili. */
export const InKiswahiliOnPhone: Story = {
  ...Default,
  parameters: { path: ukatili.path },
  args: { content: ukatili },
  globals: onPhone,
};

/** Thoughts of dying, on a phone. */
export const DespairOnPhone: Story = {
  ...Default,
  parameters: { path: despair.path },
  args: { content: despair },
  globals: onPhone,
};

/** For someone near such a person, on a phone. */
export const HelperOnPhone: Story = {
  ...Default,
  parameters: { path: despairHelper.path },
  args: { content: despairHelper },
  globals: onPhone,
};

/** Attacked, on a phone. */
export const AttackedOnPhone: Story = {
  ...Default,
  parameters: { path: attack.path },
  args: { content: attack },
  globals: onPhone,
};
