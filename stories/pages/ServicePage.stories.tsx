import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { emergencyCare } from '../../src/content/pages/emergencyCare';
import { schoolEmergencyCover } from '../../src/content/pages/schoolEmergencyCover';
import { site } from '../../src/content/pages/site';
import { ServicePage } from '../../src/pages/ServicePage';
import type { Answer } from '../../src/sections/FactList/factsOf';
import type { Canvas } from '../fixtures/canvas';
import { expectCallLinks, expectWholePage, noData } from './wholePage';

const meta = {
  component: ServicePage,
  parameters: { layout: 'fullscreen', path: '/EmergencyCare' },
  args: { content: emergencyCare, site, data: noData },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Emergency response: with the emergency card. */
export const Default: Story = {
  parameters: { pictures: { dark: true } },
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectCallLinks(canvasElement);
  },
};

/** A screen of a phone, minus the header above a page. */
const firstScreen = 740 - 80;

/** The four answers of the banner, each after its name, are on the first screen of a phone. */
async function expectAnswersFirst(canvas: Canvas, answers: readonly Answer[]): Promise<void> {
  await expect(answers).toHaveLength(4);
  for (const { title, text } of answers) {
    const answer = canvas.getByText(text);
    await expect(answer.previousElementSibling).toHaveTextContent(title);
    await expect(answer.getBoundingClientRect().bottom).toBeLessThan(firstScreen);
  }
}

/** Emergency response on a phone: all four answers are on the first screen. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectAnswersFirst(canvas, args.content.intro.answers);
  },
};

/** Cover for schools, with pictures. */
export const SchoolEmergencyCover: Story = {
  ...Default,
  args: { content: schoolEmergencyCover },
  parameters: { path: '/SchoolEmergencyCover' },
};

/** Cover for schools on a phone: all four answers are on the first screen. */
export const SchoolEmergencyCoverOnPhone: Story = {
  ...SchoolEmergencyCover,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.banner.title);
    await expectAnswersFirst(canvas, args.content.intro.answers);
  },
};
