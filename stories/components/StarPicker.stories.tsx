import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StarPicker, type StarPickerProps } from '../../src/components/StarPicker/StarPicker';
import { reviewForm } from '../../src/content/pages/reviewForm';
import { expectToFitScreen } from '../fixtures/layout';

const words = reviewForm.labels;

/** As in a form: the selected rating is passed back as the value. */
function Picked(args: StarPickerProps) {
  const [value, setValue] = useState(args.value);
  return (
    <StarPicker
      {...args}
      value={value}
      onChange={(picked) => {
        args.onChange(picked);
        setValue(picked);
      }}
    />
  );
}

const meta = {
  component: StarPicker,
  args: {
    legend: words.rating,
    labels: words.stars,
    noneLabel: words.noStars,
    name: 'rating',
    id: 'rating',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Picked {...args} />,
  // A documentation page shows several: outside a form radio buttons of one name are one group.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof StarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No stars are selected by default. */
export const Default: Story = {
  parameters: { pictures: { hover: 'role=radio >> nth=3' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'No rating' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeInTheDocument();
    for (const stars of [2, 3, 4, 5])
      await expect(canvas.getByRole('radio', { name: `${stars} stars` })).toBeInTheDocument();
    for (const choice of canvas.getAllByRole('radio')) {
      const { width, height } = choice.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** Four stars selected; four are filled. */
export const FourPicked: Story = {
  parameters: { pictures: { forcedColors: true } },
  args: { value: '4' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    const fills = [...canvasElement.querySelectorAll('svg')].map((star) => getComputedStyle(star).fill);
    await expect(fills.map((fill) => fill !== 'none')).toEqual([true, true, true, true, false]);
  },
};

/** Keyboard focus on the selected stars. */
export const Focused: Story = {
  tags: ['played'],
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toHaveFocus();
  },
};

/** With an error, associated with the group. */
export const WithError: Story = {
  args: { error: 'Choose one to five stars, or no rating' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: words.rating })).toHaveAccessibleDescription(
      'Choose one to five stars, or no rating',
    );
  },
};

/** On the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  args: { value: '3', error: 'Choose one to five stars, or no rating' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async () => {
    await expectToFitScreen();
  },
};

/** Right to left on a phone. */
export const RightToLeftOnPhone: Story = {
  args: { value: '3' },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
};
