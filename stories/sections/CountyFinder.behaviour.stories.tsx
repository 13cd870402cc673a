import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { countySearch } from '../../src/behaviours/widgets/countySearch';
import { attachTopicSearch, searchFrom } from '../../src/behaviours/widgets/topicSearch';
import { readFacts } from '../../src/config/facts';
import { countyPlaces } from '../../src/content/countyPlaces';
import { countiesFrom } from '../../src/content/pages/counties';
import { counties } from '../../src/domain/counties';
import { expectToFitScreen } from '../fixtures/layout';
import states from './CountyFinder.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed: a town of a county without a page, then one of a county with a page, by the keyboard alone. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.querySelector<HTMLElement>('[data-behaviour=topicSearch]');
    if (!root) throw new Error('There is no search.');
    searchFrom(() => Promise.resolve(countySearch(canvasElement, countyPlaces)));
    const detach = attachTopicSearch(root);
    const field = canvas.getByRole('searchbox', { name: 'County or town' });
    await userEvent.type(field, 'kitale');
    const found = await canvas.findByRole('link', { name: /^Kitale/ });
    await expect(found).toHaveTextContent('Trans Nzoia County. Ask us first.');
    await expect(found).toHaveAttribute('href', '#ask');
    await expect(canvas.getByRole('status')).toHaveTextContent('One county fits.');
    await userEvent.clear(field);
    await userEvent.type(field, 'thika');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Thika/ })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Thika/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^Thika/ })).toHaveAttribute('href', '/Counties/Kiambu');
    detach();
    searchFrom(undefined);
  },
};

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

/** The whole country. */
export const AllCounties: Story = {
  args: countiesFrom(readFacts({ COUNTIES: counties.join(', ') })).finder ?? states.args,
  play: expectToFitScreen,
};
