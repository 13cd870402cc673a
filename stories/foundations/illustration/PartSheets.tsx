import { Subheading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Drawings } from '../Drawing';

const addresses = import.meta.glob<string>('../../../src/media/drawings/parts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The sheets with their sizes in px, and what is on each. */
const sheets: readonly (readonly [file: string, width: number, height: number, shows: string])[] = [
  ['cast', 1920, 1040, 'Everybody who appears in scenes, standing.'],
  ['poses', 2600, 1300, 'What a body does. Four of the crew take turns.'],
  ['clothes', 1920, 780, 'Outfits, ages and builds.'],
  ['heads', 1600, 320, 'Hair, beards, glasses and the five tones of skin.'],
  ['hands', 1800, 720, 'Hands at work, and those of the first-aid drawings.'],
  ['vehicles', 1920, 1500, 'Vehicles; those at work have lamps on and doors open.'],
  ['kit', 1920, 1920, 'Equipment, furniture, and what a hand can hold.'],
  ['plants-and-streets', 1920, 480, 'Trees, plants, lamps and streets.'],
  ['places', 2880, 1800, 'Each place by day, empty.'],
  ['light', 3360, 300, 'The city in the seven kinds of light.'],
];

/** Every sheet of parts. */
export function PartSheets() {
  return sheets.map(([file, width, height, shows]) => (
    <Fragment key={file}>
      <Subheading>{file}</Subheading>
      <Drawings
        label={file}
        least={600}
        items={[
          {
            name: `src/media/drawings/parts/${file}.svg`,
            note: shows,
            src: addresses[`../../../src/media/drawings/parts/${file}.svg`] ?? '',
            size: [width, height],
          },
        ]}
      />
    </Fragment>
  ));
}
