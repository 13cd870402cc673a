import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readFacts } from '../../src/config/facts';
import { countyFrom } from '../../src/content/pages/county/county';
import { counties } from '../../src/domain/counties';
import { CountyAnswer } from '../../src/sections/CountyAnswer/CountyAnswer';
import { expectToFitScreen } from '../fixtures/layout';
import states from './CountyAnswer.stories';

const meta = {
  ...states,
  tags: ['!dev', '!autodocs', 'behaviour'],
} satisfies Meta<typeof states.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text at 200 % on the narrowest phone. */
export const LargeTextOnNarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200' },
  play: expectToFitScreen,
};

const facts = readFacts({ COUNTIES: counties.join(', ') });

/** The maps of all 47 counties: each has its own name on it. */
export const EveryCounty: Story = {
  render: () => (
    <>
      {counties.map((county) => (
        <CountyAnswer key={county} {...countyFrom(county, facts).answer} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [at, map] of canvas.getAllByRole('img').entries()) {
      const names = [...map.querySelectorAll('text')];
      await expect(names[0]).toHaveTextContent(counties[at] ?? '');
      const boxes = names.map((name) => ({ county: name.textContent, box: name.getBBox() }));
      const overlapping = boxes.flatMap(({ county, box }, first) =>
        boxes
          .slice(first + 1)
          .filter(
            ({ box: other }) =>
              box.x < other.x + other.width &&
              other.x < box.x + box.width &&
              Math.abs(box.y - other.y) < box.height * 0.6,
          )
          .map((other) => [county, other.county]),
      );
      await expect(overlapping).toEqual([]);
    }
  },
};
