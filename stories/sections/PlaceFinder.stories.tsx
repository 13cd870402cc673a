import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceFinder } from '../../src/sections/PlaceFinder/PlaceFinder';
import { beforeReact, serverRendered } from '../fixtures/beforeReact';
import { expectToFitScreen } from '../fixtures/layout';
import { mlolongo, phoneAt, phoneFails } from '../fixtures/positions';
import { expectFound, find, handedOver, lead, message, place, title } from './placeFinderSteps';

const meta = {
  component: PlaceFinder,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '740px' } } },
  args: { title, lead, heading: 'h1', ...place },
} satisfies Meta<typeof PlaceFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the permission: one button, and the reason. */
export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBeGreaterThanOrEqual(56);
    await expect(canvas.getByText(place.labels.why)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Without JavaScript, or if its script fails to load: the number and the questions, without controls that do not work. */
export const WithoutJavaScript: Story = {
  ...beforeReact,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, canvasElement }) => {
    serverRendered(canvasElement, <PlaceFinder {...args} />);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // Where there is JavaScript, they are held back for the seconds in which a script would take them away.
    for (const animation of canvasElement.getAnimations({ subtree: true })) animation.finish();
    for (const { label, help } of Object.values(place.questions)) {
      await expect(canvas.getByText(label)).toBeVisible();
      await expect(canvas.getByText(help ?? label)).toBeVisible();
    }
    await expect(canvas.getByText(place.labels.withMaps)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
};

/** Found: the heading gives the accuracy; then the large code, the number, the message and the ways to send it. */
export const Found: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: { forcedColors: true } },
  beforeEach: () => phoneAt(mlolongo),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await find(context);
    await expectFound(context, 'Found, within 12 metres');
    await expect(canvas.getByText('6 G C R, J W P H, plus, 9 V')).toBeVisible();
    await expect(canvas.getByText('JWPH+9V, Nairobi')).toBeVisible();
    await expect(canvas.getByText('15 km south-east of Nairobi')).toBeVisible();
    await expect(message(canvasElement)).toBe(
      [
        'I need help. I am at 6GCRJWPH+9V, 15 km south-east of Nairobi (within 12 m).',
        'https://maps.google.com/?q=-1.36407,36.92968',
      ].join('\n'),
    );
    const [whatsapp, sms] = [
      canvas.getByRole('link', { name: 'WhatsApp' }),
      canvas.getByRole('link', { name: 'SMS' }),
    ];
    await expect(handedOver(whatsapp)).toBe(message(canvasElement));
    await expect(handedOver(sms)).toBe(message(canvasElement));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expectToFitScreen();
  },
};

/** Found to within two kilometres: a note in amber, and one question. */
export const FoundRoughly: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => phoneAt({ ...mlolongo, accuracy: 2000 }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await find(context);
    await expectFound(context, 'Found, within 2 km');
    await expect(canvas.getByText('This is only right to within 2 km. Add a landmark.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nearest landmark' }), 'Total, Mlolongo');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(message(canvasElement)).toContain(
      '(within 2 km).\nNearest landmark: Total, Mlolongo\nhttps:',
    );
  },
};

/** Permission denied: the reason, the number, and the questions. */
export const Denied: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => phoneFails(1, 'denied'),
  play: async (context) => {
    const { canvas } = context;
    await find(context);
    await expect(await canvas.findByText(place.problems.denied.text)).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: place.labels.describe })).toHaveFocus();
  },
};

/** The answers make the same message. */
export const Described: Story = {
  parameters: { pictures: false },
  tags: ['played'],
  beforeEach: () => phoneFails(1, 'denied'),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: /^Describe the place/ }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'County, town or estate' }),
      'Machakos, Mlolongo',
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Road and direction' }),
      'Mombasa Road, towards Nairobi',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Make the message' }));
    await expect(message(canvasElement)).toBe(
      [
        'I need help. This is the place.',
        'County, town or estate: Machakos, Mlolongo',
        'Road and direction: Mombasa Road, towards Nairobi',
      ].join('\n'),
    );
    await expect(canvas.getByRole('heading', { name: place.labels.send })).toHaveFocus();
    await expect(handedOver(canvas.getByRole('link', { name: 'SMS' }))).toBe(message(canvasElement));
  },
};

/** Text at 200 % on the narrowest phone: the code wraps between its groups. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  beforeEach: () => phoneAt({ ...mlolongo, accuracy: 900 }),
  play: async (context) => {
    await find(context);
    await expectFound(context, 'Found, within 900 metres');
    await expectToFitScreen();
  },
};
