import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { site } from '../../src/content/pages/site';
import { whatHappensFrom } from '../../src/content/pages/whatHappens';
import { whatHappens as inKiswahili } from '#sw/whatHappens';
import { WhatHappensPage } from '../../src/pages/WhatHappensPage';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

/** Samples: the owner sets all of these. */
const content = whatHappensFrom(
  readFacts({
    ANSWER_SECONDS: '10',
    ARRIVAL_MINUTES_TOWN: '15',
    ARRIVAL_MINUTES_OUTSIDE: '40',
    MESSAGES_ALWAYS_READ: 'yes',
    PRICE_BASIC: '6500',
    PRICE_ADVANCED: '12000',
    PRICE_KM_INCLUDED: '15',
    PRICE_PER_KM: '120',
    INSURERS: 'Example Insurance, Sample Health',
    MPESA_TILL: '123456',
    CARD_PAYMENT: 'yes',
    SHA_STATUS: 'yes 2026-10-01',
  }),
);

const meta = {
  component: WhatHappensPage,
  parameters: { layout: 'fullscreen', path: '/WhatHappens' },
  args: { content, site, data: noData },
} satisfies Meta<typeof WhatHappensPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything is set: targets, prices, ways to pay, and the status of the Social Health Authority with its date. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expectCallLinks(canvasElement);
    await expect(canvas.getByText(/pays us directly \(as of 1 October 2026\)/)).toBeVisible();
    const pictures = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await expect(new Set(pictures).size).toBe(pictures.length);
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** In Kiswahili, with nothing set: no times, prices or payers. */
export const InKiswahiliOnPhone: Story = {
  parameters: { pictures: false },
  args: { content: inKiswahili },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.title);
    await expect(canvas.getByText(/^Rasimu:/)).toBeVisible();
    await expect(canvas.queryByText(/Lengo letu|KES|M-PESA/)).toBeNull();
  },
};
