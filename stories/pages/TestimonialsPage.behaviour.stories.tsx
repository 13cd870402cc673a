import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { testimonials } from '../../src/content/pages/testimonials';
import { nameInAddress } from '../fixtures/layout';
import states, { Default } from './TestimonialsPage.stories';
import { exampleLabel, form, leads, reviews, withMark } from './testimonialsPageSteps';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** All samples replaced: no labels, and the page says who reads reviews. */
export const WithoutExamples: Story = {
  args: {
    content: withMark(false),
    data: { reviews },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(exampleLabel)).toBeNull();
    await expect(canvas.getByText(leads.real)).toBeVisible();
  },
};

/** Without samples and without reviews: the button is still there. */
export const WithoutAnyReview: Story = {
  args: { content: { ...testimonials, reviews: { ...testimonials.reviews, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: form.openLabel })).toBeVisible();
  },
};

/** A review that the server refused is shown again in the page's form. */
export const Returned: Story = {
  args: {
    data: {
      reviews: [],
      returned: {
        form: 'review',
        values: { name: 'Achieng Odhiambo', title: 'Teacher', text: '' },
        problems: { text: 'required' },
      },
    },
  },
  play: async ({ canvas }) => {
    nameInAddress('write-a-review');
    await expect(canvas.getByRole('textbox', { name: form.labels.text })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: form.labels.name })).toHaveValue('Achieng Odhiambo');
  },
};
