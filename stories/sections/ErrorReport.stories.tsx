import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorPage } from '../../src/content/pages/errorPage';
import { ErrorReport } from '../../src/sections/ErrorReport/ErrorReport';
import { expectToFitScreen } from '../fixtures/layout';

const { title, text, call, home, firstAid } = errorPage;

const meta = {
  component: ErrorReport,
  parameters: { layout: 'fullscreen' },
  args: { title, text, call, home, firstAid, reason: '404 Not Found' },
} satisfies Meta<typeof ErrorReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown path: what happened, the phone number, the home page. */
export const NotFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 0700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvasElement.querySelector('pre')).toBeNull();
  },
};

const stack = `TypeError: Cannot read properties of undefined (reading 'title')
    at HomePage (http://localhost:5173/src/pages/HomePage.tsx:24:31)
    at Object.react_stack_bottom_frame (http://localhost:5173/node_modules/react-dom/cjs/react-dom-client.development.js:23863:20)
    at renderWithHooks (http://localhost:5173/node_modules/react-dom/cjs/react-dom-client.development.js:5529:22)`;

/** An error in a development build, with its stack trace. */
export const WithStackTrace: Story = {
  args: { reason: "Cannot read properties of undefined (reading 'title')", stack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at HomePage/)).toBeVisible();
  },
};

/** The long lines of a stack trace stay inside the screen of a phone. */
export const WithStackTraceOnPhone: Story = {
  ...WithStackTrace,
  globals: { viewport: { value: 'phone' } },
  play: expectToFitScreen,
};

/** A reason without spaces, at twice its size on the narrowest phone. */
export const LongReasonOnPhone: Story = {
  args: { reason: `Failed to fetch dynamically imported module: /assets/${'TestimonialsPage'.repeat(5)}.js` },
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expectToFitScreen();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
