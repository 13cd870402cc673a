import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { LanguageOffer } from '../../src/components/LanguageOffer/LanguageOffer';
import { languageKey } from '../../src/domain/languageChoice';
import states from './LanguageOffer.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
  beforeEach: () => () => {
    localStorage.removeItem(languageKey);
  },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed, the line is gone, and the choice is stored: other pages do not offer again. */
export const Closed: Story = {
  play: async ({ args, canvas }) => {
    const offer = canvas.getByRole('complementary');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.close }));
    await expect(offer).not.toBeVisible();
    await expect(localStorage.getItem(languageKey)).toBe('en');
  },
};
