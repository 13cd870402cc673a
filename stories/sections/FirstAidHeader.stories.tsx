import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkLine } from '../../src/content/firstAidMaker';
import { bleeding } from '../../src/content/pages/firstAid/bleeding';
import { firstAid } from '../../src/content/pages/firstAid/firstAid';
import { kit } from '../../src/content/pages/firstAid/kit';
import { firstAidFrame } from '../../src/content/pages/firstAid/frame';
import { FirstAidHeader } from '../../src/sections/FirstAidHeader/FirstAidHeader';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: FirstAidHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: bleeding.title, call: firstAidFrame.call, note: firstAidFrame.callNote },
} satisfies Meta<typeof FirstAidHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Headline and call, beside each other if there is space. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(bleeding.title);
    const call = canvas.getByRole('link', { name: /^Call 0700 000 000/ });
    await expect(call).toHaveAttribute('href', firstAidFrame.call.to);
    await expect(call.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** With a sentence: the overview of all topics. */
export const WithLead: Story = { args: { title: firstAid.title, lead: firstAid.lead } };

/** In the column of the steps, as on the page of a topic: below the title whether it was checked, then the call. */
export const InColumn: Story = {
  args: { inColumn: true, check: bleeding.check },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      'Draft: not yet checked by our clinician.',
    );
  },
};

/** Checked: by whom, and when. */
export const Checked: Story = {
  parameters: { pictures: false },
  args: {
    inColumn: true,
    check: checkLine(firstAidFrame.check, 'en-KE', {
      reviewedBy: 'Dr. A. Example, KMPDC 0000',
      reviewerRole: 'emergency physician',
      reviewedOn: '2026-02-03',
      nextReviewOn: '2027-02-03',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Checked by Dr. A. Example, KMPDC 0000, emergency physician, on 3 February 2026. Next check: 3 February 2027.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Draft/)).toBeNull();
  },
};

/** Without the call, where nobody is in danger: the list for a first-aid kit. */
export const WithoutCall: Story = {
  parameters: { pictures: false },
  args: { title: kit.title },
  render: ({ title }) => <FirstAidHeader title={title} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On a phone the call is as wide as the screen allows, and both take less than 100 px of its height. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const call = canvas.getByRole('link');
    await expect(call.offsetWidth).toBeGreaterThan(innerWidth - 40);
    await expect(call.getBoundingClientRect().bottom).toBeLessThan(100);
  },
};

/** Long words at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: {
    title: 'Someone does not wake up, or does not breathe normally',
    call: { label: 'Call +254 700 000 000 now', to: 'tel:+254700000000' },
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectToFitScreen };
