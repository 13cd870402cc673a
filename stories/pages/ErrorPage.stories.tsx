import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorPage } from '../../src/content/pages/errorPage';
import { ErrorPage } from '../../src/pages/ErrorPage';
import { expectCallLinks, expectWholePage } from './wholePage';

const meta = {
  component: ErrorPage,
  parameters: { layout: 'fullscreen', path: '/no-such-page' },
  args: { content: errorPage, reason: '404 Not Found' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown path: the phone number and a link to the home page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expectWholePage(canvasElement, 'Unexpected Application Error!');
    await expectCallLinks(canvasElement);
    await expect(canvas.getByText(args.reason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.content.home.label })).toHaveAttribute('href', '/');
  },
};

/** On a phone. */
export const OnPhone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** A refused form: what to do, and that no input is lost. */
export const RefusedFormOnPhone: Story = {
  ...OnPhone,
  args: { status: 429, reason: '429 Too Many Requests' },
  play: async ({ canvasElement, args }) => {
    await expectWholePage(canvasElement, args.content.notSent);
    await expectCallLinks(canvasElement);
  },
};

/** An error in a development build. */
export const WithStackTrace: Story = {
  ...Default,
  args: {
    reason: "Cannot read properties of undefined (reading 'title')",
    stack:
      'TypeError\n    at HomePage (/src/pages/HomePage.tsx:24:31)\n    at renderWithHooks (/react-dom.js:5529:22)',
  },
};
