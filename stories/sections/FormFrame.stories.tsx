import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallInsteadNote } from '../../src/sections/CallInsteadNote/CallInsteadNote';
import { FormFrame } from '../../src/sections/FormFrame/FormFrame';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FormFrame,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: {
    main: (
      <>
        <h1>When and where is it?</h1>
        <p>Name of the venue, town and county. A Plus Code is welcome.</p>
      </>
    ),
    side: (
      <CallInsteadNote
        title="Is somebody hurt or very ill now?"
        text="Do not write. Call us: the phone is answered day and night."
        call={{ label: 'Call 0700 000 000', to: 'tel:+254700000000' }}
        level={2}
      />
    ),
  },
} satisfies Meta<typeof FormFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form begins at the top, with the help beside it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().top).toBeLessThan(60);
  },
};

/** On a phone the help is below. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const call = canvas.getByRole('link').getBoundingClientRect();
    await expect(call.top).toBeGreaterThan(canvas.getByText(/^Name of/).getBoundingClientRect().bottom);
    await expectToFitScreen();
  },
};
