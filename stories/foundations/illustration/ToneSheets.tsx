import { Subheading } from '@storybook/addon-docs/blocks';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import paletteFile from '../../../src/media/drawings/palette.gpl?raw';
import shadesFile from '../../../src/media/drawings/shades.gpl?raw';
import { coloursShown, readPalette, type Colour } from '../../../src/media/palette';
import { color, font, radius, space, type } from '../../../src/theme/tokens';

const List = styled('ul')({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(132px,1fr))',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.text,
  color: color.text,
  '& small': { display: 'block', color: color.textSoft, overflowWrap: 'anywhere' },
});

const Stripe = styled('div')({
  display: 'flex',
  blockSize: space.xxl,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `1px solid ${color.rule}`,
  '& > span': { flex: 1 },
});

const shades = readPalette(shadesFile);
const shown = coloursShown([...readPalette(paletteFile), ...shades]);

/** Sections of the palette's file by their headings. */
const sections = paletteFile
  .split(/^# /m)
  .slice(1)
  .map((text) => ({ heading: text.split('\n', 1)[0] ?? '', colours: readPalette(text) }));

function Swatches({ label, colours }: { label: string; colours: readonly Colour[] }) {
  return (
    <List className="sb-unstyled" aria-label={label}>
      {colours.map(({ name, hex }) => (
        <li key={name}>
          <Stripe>
            <span style={{ background: shown.get(hex) }} />
          </Stripe>
          {name}
          <small>{hex}</small>
        </li>
      ))}
    </List>
  );
}

/** Every colour of the palette, by section. */
export function Palette() {
  return sections.map(({ heading, colours }) => (
    <Fragment key={heading}>
      <Subheading>{heading}</Subheading>
      <Swatches label={heading} colours={colours} />
    </Fragment>
  ));
}

/** How many shades there are, and how many follow a colour of the theme. */
export function ShadeCount() {
  const mixtures = shades.filter(({ name }) => name.includes(' + ')).length;
  return (
    <p>
      {shades.length} shades; {mixtures} of them are mixtures.
    </p>
  );
}
