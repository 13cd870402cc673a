import Button from '@mui/material/Button';
import { faq } from '../../src/content/pages/faq';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { services } from '../../src/content/pages/services';
import { answerFacts } from '../../src/sections/FactList/factsOf';
import { CallButton } from '../../src/components/CallButton/CallButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageBanner } from '../../src/sections/PageBanner/PageBanner';
import type { Canvas } from '../fixtures/canvas';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  args: faq.banner,
} satisfies Meta<typeof PageBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

function heightOf(canvas: Canvas): number | undefined {
  return canvas.getByRole('heading', { level: 1 }).closest('section')?.offsetHeight;
}

/** 400 px high on a wide screen; its scene is loaded with priority and hidden from screen readers. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(heightOf(canvas)).toBe(400);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

/** With the first answers in place of the sentence. */
export const WithAnswers: Story = {
  args: {
    ...schoolEmergencyCover.banner,
    answers: answerFacts(schoolEmergencyCover.intro.answers),
    children: <Button href="/Request">Get a Quote Today</Button>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect();
    const answer = canvas.getAllByRole('definition')[0]?.getBoundingClientRect();
    await expect(answer?.right).toBeLessThanOrEqual(picture?.left ?? 0);
  },
};

/** The answers above the scene on a phone. */
export const AnswersOnPhone: Story = {
  ...WithAnswers,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectToFitScreen();
    const last = canvas.getAllByRole('definition').at(-1)?.getBoundingClientRect();
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().top).toBeGreaterThan(
      last?.bottom ?? Infinity,
    );
  },
};

/** With links. */
export const WithActions: Story = {
  args: {
    children: (
      <>
        <CallButton href="tel:+254700000000">Call 0700 000 000</CallButton>
        <Button href="/ContactUs" variant="quiet">
          Contact Us
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Text above the scene on a phone, together at least 350 px high. */
export const OnPhone: Story = {
  ...WithActions,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expectToFitScreen();
    await expect(heightOf(canvas)).toBeGreaterThanOrEqual(350);
    const words = canvas.getByText(faq.banner.lead ?? '').getBoundingClientRect();
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().top).toBeGreaterThan(
      words.bottom,
    );
  },
};

/** 350 px high on a tablet, with a sentence of two lines there. */
export const OnTablet: Story = {
  ...WithActions,
  args: { ...WithActions.args, ...services.banner },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    await expect(heightOf(canvas)).toBe(350);
  },
};

/** 300 px high on a laptop, whose screen is low; 400 px again from 1280 px on. */
export const OnLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas)).toBe(innerWidth < 1280 ? 300 : 400);
  },
};

/** Long words make it higher; nothing is cut. */
export const LongText: Story = {
  ...WithActions,
  args: {
    ...WithActions.args,
    title: 'International Patient Transfer, from the ward in Nairobi to the hospital abroad',
    lead: 'Home to Kenya, or abroad for treatment: papers, airline, ambulances at both ends, and a nurse or doctor beside the patient all the way.',
  },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('heading', { level: 1 }).closest('section');
    await expect(banner?.scrollHeight).toBe(banner?.clientHeight);
  },
};

/** A long word at twice its size on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  args: { title: 'Internationalisation and Interfacility Transfers' },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** From right to left the scene is on the left. */
export const RightToLeft: Story = {
  ...WithActions,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await expectToFitScreen();
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().right).toBeLessThanOrEqual(
      words.left,
    );
  },
};
