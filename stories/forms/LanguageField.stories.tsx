import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageLanguage } from '../../src/components/pageLanguage';
import { languageField } from '../../src/domain/formGuard';
import { LanguageField } from '../../src/forms/LanguageField/LanguageField';

const meta = {
  component: LanguageField,
  args: {},
  parameters: { pictures: false },
} satisfies Meta<typeof LanguageField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (place: HTMLElement) => place.querySelector(`input[type=hidden][name=${languageField}]`);

/** On a page in Kiswahili the form sends the language. */
export const InKiswahili: Story = {
  decorators: [
    (Story) => (
      <PageLanguage value="sw">
        <Story />
      </PageLanguage>
    ),
  ],
  play: ({ canvasElement }) => expect(fieldIn(canvasElement)).toHaveValue('sw'),
};

/** On a page in English nothing is sent. */
export const InEnglish: Story = {
  play: ({ canvasElement }) => expect(fieldIn(canvasElement)).toBeNull(),
};
