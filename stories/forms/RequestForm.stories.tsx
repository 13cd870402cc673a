import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { eventsRequest } from '../../src/content/pages/requests/eventsRequest';
import { transferRequest } from '../../src/content/pages/requests/transferRequest';
import { RequestForm } from '../../src/forms/RequestForm/RequestForm';
import { expectToFitScreen } from '../fixtures/layout';
import { atStep, begin, goOn, press, reference, send, tellEvent, toSummary } from './requestSteps';
import { fillIn } from '../fixtures/fillIn';

const { sheet, labels, otherWays, backTo } = eventsRequest;

const meta = {
  component: RequestForm,
  args: { sheet, labels, otherWays, backTo, send, today: '2026-03-02' },
  beforeEach: begin,
} satisfies Meta<typeof RequestForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step: the question is the headline, one question per screen. */
export const Default: Story = {
  parameters: { pictures: { dark: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What is the event?');
    await expect(canvas.getByText(/^Events Coverage/)).toHaveTextContent('Events Coverage, step 1 of 5');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByLabelText('Place')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/EventCoverage');
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', '/send-request/events');
    await expect(form).toHaveAttribute('method', 'post');
  },
};

/** A step with missing answers: the summary takes the focus, and each line leads to its field. */
export const WithMistakesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await goOn(context);
    const summary = await context.canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await expectToFitScreen();
  },
};

/** The second step: earlier answers are saved, and the page says so. */
export const SecondStepOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await tellEvent(context);
    await goOn(context);
    await atStep(context, 'When and where is it?');
    await expect(context.canvas.getByRole('status')).toHaveTextContent(/^Saved \d\d:\d\d$/);
    await expect(context.canvas.getByText(/^Events Coverage/)).toHaveTextContent('step 2 of 5');
    await expectToFitScreen();
  },
};

/** The summary: nothing is sent yet, and each part can be changed. */
export const CheckOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await toSummary(context);
    const { canvas } = context;
    await expect(canvas.getByText('Nothing is sent yet.')).toBeVisible();
    await expect(canvas.getByText('12 December 2026')).toBeVisible();
    await expect(canvas.getByText('2,500')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Change/ })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/PrivacyPolicy',
    );
    await expect(send).not.toHaveBeenCalled();
    await expectToFitScreen();
  },
};

/** Sent: the reference and the next steps; the form is hidden. */
export const Sent: Story = {
  tags: ['played'],
  play: async (context) => {
    await toSummary(context);
    await press(context);
    const { canvas } = context;
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your request has arrived' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(reference)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(send.mock.calls[0]?.[1]).toEqual({
      answers: {
        title: 'Nyama Choma Fest',
        setting: 'concert',
        people: 2500,
        risks: ['alcohol'],
        firstDay: '2026-12-12',
        starts: '14:00',
        ends: '23:00',
        place: 'Uhuru Gardens, Nairobi',
        access: 'yes',
        wanted: 'choose',
        name: 'Wanjiku Mwangi',
        phone: '+254712000000',
      },
      copy: false,
    });
    await expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  },
};

/** Health details are marked before the fields, and stored nowhere. */
export const HealthDetailsOnPhone: Story = {
  args: { sheet: transferRequest.sheet, backTo: transferRequest.backTo },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(userEvent, canvas.getByLabelText('From'), 'Kisumu');
    await fillIn(userEvent, canvas.getByLabelText('To'), 'Nairobi');
    await fillIn(userEvent, canvas.getByLabelText('Day'), '2026-03-20');
    await goOn(context);
    await atStep(context, 'How is the patient?');
    await expect(canvas.getByText(/^These are health details\./)).toBeVisible();
    await fillIn(userEvent, canvas.getByLabelText('Age in years'), '71');
    await userEvent.click(canvas.getByRole('radio', { name: 'Lie down only' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Oxygen' }));
    await expect(sessionStorage.getItem('draft:request-transfer')).not.toMatch(/\bage\b|lies|oxygen/);
    await expect(sessionStorage.getItem('draft:request-transfer')).toMatch(/Kisumu/);
    await expectToFitScreen();
  },
};

/** A refused plain post: all steps on one page, with all input. */
export const Returned: Story = {
  parameters: { pictures: false },
  tags: ['played'],
  args: {
    returned: {
      form: 'request-events',
      values: { title: 'Nyama Choma Fest', setting: 'concert', risks_alcohol: 'yes', phone: '999' },
      problems: { phone: 'phone', firstDay: 'past' },
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Choose a date from today on.');
    await expect(canvas.getByLabelText('Name of the event')).toHaveValue('Nyama Choma Fest');
    await expect(canvas.getByRole('checkbox', { name: 'Alcohol' })).toBeChecked();
    await expect(canvas.getByLabelText('Phone')).toHaveValue('999');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** Too many requests from one network: the phone number, and WhatsApp with the input. */
export const RateLimited: Story = {
  parameters: { pictures: false },
  tags: ['played'],
  play: async (context) => {
    send.mockResolvedValue({ ok: false, reason: 'refused', status: 429, problems: {} });
    await toSummary(context);
    await press(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/call us on 0700 000 000/);
    const whatsapp =
      within(alert).getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(whatsapp)).toContain('Place: Uhuru Gardens, Nairobi');
  },
};

/** All errors of a step on the narrowest phone, with text at 200 %. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: async (context) => {
    await goOn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus(),
    );
    await expectToFitScreen();
  },
};

/** Right to left on a phone. */
export const RightToLeftOnPhone: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };
