import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskList } from '../../src/sections/DeskList/DeskList';
import { openDesk, part } from '../fixtures/desk';
import { expectToFitScreen } from '../fixtures/layout';

const meta = {
  component: DeskList,
  parameters: { layout: 'fullscreen' },
  args: part(openDesk(''), 'list'),
} satisfies Meta<typeof DeskList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting items of all kinds; late ones are marked in amber and in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('What waits 6');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveTextContent('11 hours late');
    await expect(canvas.getByRole('link', { name: /Otieno Ouma/ })).toHaveAttribute(
      'href',
      '/desk/item/booking/FW3-M6M',
    );
    await expect(canvas.getByRole('search')).toContainElement(
      canvas.getByRole('textbox', { name: 'Name, phone or reference' }),
    );
  },
};

/** On a phone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: expectToFitScreen };

/** The clock of the server is wrong, the settings do not name a proxy, and visitors got no mail. */
export const WithWarnings: Story = {
  args: part(
    openDesk('', {
      warnings: [
        { kind: 'clock', clock: '2020-01-01T00:10:00.000Z', believed: '2026-03-02T06:00:00.000Z' },
        { kind: 'proxy', address: '127.0.0.1' },
        { kind: 'capped', count: 12 },
      ],
    }),
    'list',
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [clock, proxy, capped] = canvas.getAllByRole('note');
    await expect(clock).toHaveTextContent('says 1 January 2020, but the site expected about 2 March 2026');
    await expect(proxy).toHaveTextContent('TRUSTED_PROXIES=127.0.0.1');
    await expect(capped).toHaveTextContent('12 visitors got no email');
  },
};

/** Nothing waits. */
export const Empty: Story = {
  args: { rows: [], count: 0, more: undefined, empty: 'Nothing waits.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing waits.')).toBeVisible();
  },
};
