import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { eventsRequest } from '../../src/content/pages/requests/eventsRequest';
import { transferRequest } from '../../src/content/pages/requests/transferRequest';
import { site } from '../../src/content/pages/site';
import { RequestPage } from '../../src/pages/RequestPage';
import { begin } from '../forms/requestSteps';
import { ofToday } from './requestPageSteps';
import { expectCallLinks, expectWholePage } from './wholePage';

const meta = {
  component: RequestPage,
  parameters: { layout: 'fullscreen', path: '/Request/Events' },
  args: { content: eventsRequest, site, data: ofToday },
  beforeEach: begin,
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first question, and beside it a call for urgent cases. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectWholePage(canvasElement, 'What is the event?');
    await expectCallLinks(canvasElement);
  },
};

/** On a phone: the first question and its answer are on the first screen. */
export const OnPhone: Story = {
  ...Default,
  parameters: { pictures: { dark: true } },
  globals: { viewport: { value: 'phone' } },
};

/** A refused plain post, as returned: all steps on one page, with the errors in words. */
export const Refused: Story = {
  args: {
    content: transferRequest,
    data: {
      ...ofToday,
      returned: {
        form: 'request-transfer',
        values: { from: 'Kisumu', to: 'Nairobi', age: '71' },
        problems: { day: 'required', consent: 'required' },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectWholePage(canvasElement, 'Patient Transfer, step 1 of 5');
    await expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(
      'Choose the day of the journey.',
    );
    await expect(canvas.getByLabelText('From')).toHaveValue('Kisumu');
  },
};
