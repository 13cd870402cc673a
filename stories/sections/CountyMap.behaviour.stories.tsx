import type { Meta, StoryObj } from '@storybook/react-vite';
import { counties } from '../../src/domain/counties';
import { expectToFitScreen } from '../fixtures/layout';
import states from './CountyMap.stories';

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

/** The whole country. */
export const AllCounties: Story = {
  args: {
    served: counties,
    listTitle: '47 of 47 counties',
    label: 'A map of Kenya on which all counties are marked',
  },
};
