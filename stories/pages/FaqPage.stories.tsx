import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { faq } from '../../src/content/en/faq';
import { site } from '../../src/content/en/site';
import { FaqPage } from '../../src/pages/FaqPage';
import { nameInAddress } from '../fixtures/layout';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: FaqPage,
  parameters: { layout: 'fullscreen', path: '/FAQ' },
  args: { content: faq, site, data: noData },
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ten questions, all closed, after the emergency card. */
export const OnDesktop: Story = {
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...OnDesktop, globals: { viewport: { value: 'phone' } } };

/** Text at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  ...OnDesktop,
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
};

/** Right to left. */
export const RightToLeft: Story = { ...OnDesktop, globals: { direction: 'rtl' } };

/** One answer is open at a time; pressing it again closes it. */
export const OneAnswerAtATime: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open = () => [...canvasElement.querySelectorAll('details[open]')].map(({ id }) => id);
    await expect(canvasElement.querySelectorAll('details')).toHaveLength(10);
    await userEvent.click(canvas.getByText('When should I call an ambulance?'));
    await userEvent.click(canvas.getByText('Do you sell insurance?'));
    await waitFor(() => expect(open()).toEqual(['faq-9']));
    await userEvent.click(canvas.getByText('Do you sell insurance?'));
    await waitFor(() => expect(open()).toEqual([]));
  },
};

/** A question that the address names is open. */
export const LinkedQuestion: Story = {
  beforeEach: () => nameInAddress('faq-3'),
  play: async ({ canvas, args }) => {
    const answer = args.content.questions.items[2]?.answer[0] ?? '';
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible());
  },
};
