import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { home } from '../../src/content/pages/home';
import { Hero } from '../../src/sections/Hero/Hero';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: home.hero,
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text beside the picture, which is loaded with priority. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const image = canvas.getByRole('img', { name: home.hero.picture.alt });
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).not.toHaveAttribute('loading');
    await expect(image.getBoundingClientRect().left).toBeGreaterThan(headline.right);
    await expect(canvas.getByRole('link', { name: 'First aid' })).toHaveAttribute('href', '/FirstAid');
    await expect(canvas.getByRole('link', { name: 'Our Services' })).toHaveAttribute('href', '#services');
  },
};

/** First aid is the first tab stop. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First aid' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Our Services' })).toHaveFocus();
  },
};

/** Without the small print. */
export const WithoutNote: Story = {
  args: { title: 'Day and night', lead: 'Paramedics and ambulances.' },
  render: ({ title, lead, actions, picture }) => <Hero {...{ title, lead, actions, picture }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('small')).toBeNull();
  },
};

/** On a phone the text comes first, each sentence of the headline starts on a new line, and the whole picture is on the first screen. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    const action = canvas.getByRole('link', { name: 'First aid' }).getBoundingClientRect();
    await expect(action.height).toBeGreaterThanOrEqual(44);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.top).toBeGreaterThan(action.bottom);
    await expect(picture.bottom).toBeLessThan(innerHeight);
    await expect(canvas.getByRole('heading', { level: 1 }).offsetHeight).toBeLessThan(80);
  },
};

/** On a tablet. */
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectToFitScreen };

/** Long words make it higher; nothing is cut. */
export const LongText: Story = {
  args: {
    title: 'Life insurance pays later. An ambulance comes now, with paramedics who know the road to you.',
    lead: 'Paramedics, ambulances, evacuation by road and air, patient transfer inside Kenya and across its borders, and cover for schools, sites, sports and events, 24 hours a day.',
  },
};

/** From right to left the picture is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().right).toBeLessThanOrEqual(headline.left);
    await expectToFitScreen();
  },
};
