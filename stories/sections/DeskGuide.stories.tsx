import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeskGuide } from '../../src/sections/DeskGuide/DeskGuide';
import { expectToFitScreen } from '../fixtures/layout';

const html = `
<p>Stop the site, put the copy back, and start it again. What came in after the copy is lost, so look at the desk first.</p>
<h2>Put a copy back</h2>
<ol><li>Find the newest copy that is whole.</li><li>Run the command as the site’s user.</li></ol>
<pre tabindex="0"><code>systemctl stop site.socket site.service
npm run desk -- restore latest --yes-i-have-looked-at-the-desk-and-know-what-is-lost</code></pre>
<div tabindex="0"><table>
<thead><tr><th>What</th><th>Where</th></tr></thead>
<tbody><tr><td>Copies</td><td><code>/var/lib/site/backups</code></td></tr><tr><td>Settings</td><td><code>server.env</code></td></tr></tbody>
</table></div>`;

const meta = {
  component: DeskGuide,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Guides',
    title: 'Upgrade and go back',
    html,
    guides: [
      { label: 'The desk', to: '/desk/guides/the-desk', current: false },
      { label: 'Guide for owners', to: '/desk/guides/owners', current: false },
      { label: 'Upgrade and go back', to: '/desk/guides/upgrade', current: true },
    ],
  },
} satisfies Meta<typeof DeskGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A guide with a list, commands and a table; the one that is shown is marked. */
export const Default: Story = {
  parameters: { pictures: { dark: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Upgrade and go back');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Upgrade and go back');
  },
};

/** On a phone, with text at 200 %: commands and tables scroll by themselves. */
export const LargeTextOnPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  parameters: { pictures: { dark: false } },
  play: expectToFitScreen,
};
