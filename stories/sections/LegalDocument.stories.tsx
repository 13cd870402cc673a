import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalDocument } from '../../src/sections/LegalDocument/LegalDocument';
import { expectToFitScreen, nameInAddress } from '../fixtures/layout';

const meta = {
  component: LegalDocument,
  parameters: { layout: 'fullscreen', pictures: { dark: false } },
  args: {
    contentsTitle: 'On this page',
    changed: 'Last changed on 23 November 2026.',
    note: 'Draft in plain words. It takes effect when the service has published it in its final form after legal review.',
    sections: [
      {
        title: 'Information We Collect',
        paragraphs: [
          'Our server sees the network address of your device, as every website does. We use it to deliver pages and to stop abuse.',
          'Through the forms of this website we collect only what you type and send:',
        ],
        points: [
          'contact form: name, email address, phone number and message',
          'review: name, title, text and, if you give one, a rating',
          'news: your email address',
        ],
      },
      {
        title: 'How We Protect Information',
        paragraphs: [
          'Only staff who need your data can read them, and they must keep it confidential.',
          'If data are lost or stolen in a way that could harm you, we tell you, and we tell the Data Commissioner within 72 hours of learning about it.',
        ],
      },
    ],
  },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbered sections; every entry of the contents leads to one of them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const entries = canvas.getAllByRole('link');
    await expect(entries).toHaveLength(2);
    for (const entry of entries) {
      const section = canvasElement.querySelector(entry.getAttribute('href') ?? '');
      await expect(section?.querySelector('h2')).toHaveTextContent(entry.textContent);
    }
    for (const entry of entries) await expect(entry.offsetHeight).toBeGreaterThanOrEqual(24);
    await expect(
      canvas.getByRole('heading', { name: '2. How We Protect Information', level: 2 }),
    ).toBeVisible();
  },
};

/** A section in the address fragment scrolls into view. */
export const LinkedSection: Story = {
  parameters: { pictures: false },
  args: {
    sections: [1, 2, 3, 4, 5, 6].map((number) => ({
      title: `How We Protect Information, part ${String(number)}`,
      paragraphs: Array.from(
        { length: 6 },
        (_, line) => `Step ${String(line + 1)}: only staff who need your data can read them.`,
      ),
    })),
  },
  play: async ({ canvas }) => {
    const undo = nameInAddress('section-5');
    const { top } = canvas.getByRole('heading', { name: /^5\. / }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(innerHeight);
    undo();
  },
};

/** The tab order of the contents is their visual order. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const entry of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(entry).toHaveFocus();
    }
  },
};

/** Without a note above the text. */
export const WithoutNote: Story = {
  render: ({ contentsTitle, changed, sections }) => (
    <LegalDocument contentsTitle={contentsTitle} changed={changed} sections={sections} />
  ),
};

/** A translation says which text is binding, and links to it. */
export const Translation: Story = {
  args: {
    translation: {
      text: 'This is a translation. The Kiswahili text binds.',
      link: { label: 'Read it in Kiswahili', to: '/sw/TermsOfService' },
      lang: 'sw',
    },
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read it in Kiswahili' });
    await expect(link).toHaveAttribute('hreflang', 'sw');
    await expect(link.parentElement).toHaveTextContent(/^This is a translation/);
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
