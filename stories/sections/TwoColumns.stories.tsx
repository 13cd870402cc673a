import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallInsteadNote } from '../../src/sections/CallInsteadNote/CallInsteadNote';
import { TwoColumns } from '../../src/sections/TwoColumns/TwoColumns';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: TwoColumns,
  parameters: { pictures: { dark: false } },
  args: {
    main: (
      <p>
        For quotes, cover, transfers and questions. Tell us the place, the dates and how many people there
        will be; three weeks ahead is a good time.
      </p>
    ),
    side: (
      <CallInsteadNote
        title="Is someone hurt or very ill now?"
        text="Do not write. Call us: the phone is answered day and night."
        call={{ label: 'Call 0700 000 000', to: 'tel:+254700000000' }}
      />
    ),
  },
} satisfies Meta<typeof TwoColumns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function places(canvas: Canvas) {
  return {
    main: canvas.getByText(/^For quotes/).getBoundingClientRect(),
    side: canvas.getByRole('heading').getBoundingClientRect(),
  };
}

/** The narrow column beside the main one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { main, side } = places(canvas);
    await expect(side.left).toBeGreaterThan(main.right);
    await expect(side.width).toBeLessThan(main.width);
  },
};

/** On a phone the narrow column is below. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { main, side } = places(canvas);
    await expect(side.top).toBeGreaterThan(main.bottom);
    await expectToFitScreen();
  },
};

/** The narrow column first: before the main one on a wide screen. */
export const SideFirst: Story = {
  args: { sideFirst: true },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const { main, side } = places(canvas);
    await expect(side.right).toBeLessThan(main.left);
    await expect(side.width).toBeLessThan(main.width);
  },
};

/** The narrow column first on a phone: above the main one. */
export const SideFirstOnPhone: Story = {
  ...SideFirst,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { main, side } = places(canvas);
    await expect(side.bottom).toBeLessThan(main.top);
    await expectToFitScreen();
  },
};

/** Several items in the narrow column. */
export const MoreAtTheSide: Story = {
  args: {
    side: (
      <>
        {meta.args.side}
        <p>Office hours: Monday to Friday, 8 am to 5 pm.</p>
      </>
    ),
  },
};

/** From right to left the narrow column is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { main, side } = places(canvas);
    await expect(side.right).toBeLessThan(main.left);
  },
};

/** The frame of a page with one form: it begins at the top. */
export const AsAPage: Story = {
  args: { page: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(places(canvas).main.top).toBeLessThan(60);
  },
};
