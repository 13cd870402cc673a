import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Brand } from '../../src/components/Brand/Brand';
import { Name } from '../../src/components/Brand/Brand.styles';
import { BrandMark, type BrandGround } from '../../src/components/Brand/BrandMark';
import { nameLines } from '../../src/components/Brand/nameLines';
import { color, font, radius, space, type } from '../../src/theme/tokens';

const Frames = styled('ul')({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(var(--least),100%),1fr))',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: font.text,
  color: color.text,
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', flexDirection: 'column' },
  '& small': { display: 'block', color: color.textSoft },
});

const Ground = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 132,
  padding: space.m,
  marginBlockEnd: space.xs,
  border: `1px solid ${color.rule}`,
  borderRadius: radius.control,
  background: color.page,
  '&[data-surface="dark"]': { background: color.surfaceDark },
  '& svg': { maxInlineSize: '100%' },
});

/** Something on a ground, with words below. */
export interface Shown {
  /** What it is. */
  name: string;
  /** When to use it, or why not. */
  note: string;
  /** The drawing. */
  shows: ReactNode;
  /** On the dark surface of header and footer. */
  dark?: boolean;
}

interface BoardProps {
  /** What the list shows, for screen readers. */
  label: string;
  /** What stands on it. */
  items: readonly Shown[];
  /** Least width of a frame in px. */
  least?: number;
}

/** Drawings on their grounds, with words. */
export function Board({ label, items, least = 220 }: BoardProps) {
  return (
    <Frames className="sb-unstyled" aria-label={label} style={{ ['--least' as string]: `${least}px` }}>
      {items.map(({ name, note, shows, dark = false }) => (
        <li key={name}>
          <Ground {...(dark && { 'data-surface': 'dark' })}>{shows}</Ground>
          {name}
          <small>{note}</small>
        </li>
      ))}
    </Frames>
  );
}

const name = 'Haraka Paramedics';
const nameColours = { dark: color.textOnDark, light: color.heading, print: color.text };

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const Stack = styled(Row)({ flexDirection: 'column', textAlign: 'center' });

/** The logo as print and posters need it; the site itself has the row on dark, which is Brand. */
function logo(on: BrandGround, Frame: typeof Row = Row) {
  return (
    <Frame>
      <BrandMark on={on} />
      <Name style={{ color: nameColours[on] }}>
        {nameLines(name).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Name>
    </Frame>
  );
}

const variants: readonly Shown[] = [
  {
    name: 'On dark',
    note: 'Header, footer, vehicles. A white line sets the shield off.',
    shows: logo('dark'),
    dark: true,
  },
  { name: 'On light', note: 'Letters, forms, a light page.', shows: logo('light') },
  {
    name: 'One colour',
    note: 'Stamps, black and white print. The cross is the paper.',
    shows: logo('print'),
  },
  {
    name: 'Stacked',
    note: 'Narrow or square places: a badge, the back of a jacket.',
    shows: logo('dark', Stack),
    dark: true,
  },
  {
    name: 'Stacked on light',
    note: 'The foot of a poster.',
    shows: logo('light', Stack),
  },
  {
    name: 'Mark only',
    note: 'Where the name stands nearby: an icon, a profile picture.',
    shows: <BrandMark on="dark" />,
    dark: true,
  },
];

/** The logo on each ground and in each arrangement. */
export function Variants() {
  return <Board label="Variants of the logo" items={variants} />;
}

const names: readonly (readonly [name: string, note: string])[] = [
  ['Haraka Paramedics', 'Two words: two lines, the second smaller, so that both are about as wide'],
  ['Okoa', 'Short: one line'],
  ['Wanjala & Otieno Ambulances', 'A short word or “&” never ends a line'],
  ['Haraka Paramedics and Ambulance Services', 'Forty letters, the longest name that is allowed'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwlll', 'One word of forty letters breaks where it must'],
];

/** Names that an owner may set, in the room that the header of a narrow phone has. */
export function Names() {
  const items = names.map(([example, note]): Shown => ({
    name: example,
    note,
    shows: (
      <div style={{ inlineSize: '100%', maxInlineSize: 188 }}>
        <Brand name={example} to="/" />
      </div>
    ),
    dark: true,
  }));
  const arabic: Shown = {
    name: 'Right to left',
    note: 'The mark stands on the right; it leans as always',
    shows: (
      <div dir="rtl" lang="ar">
        <Brand name="إسعاف هراكا" to="/" />
      </div>
    ),
    dark: true,
  };
  return <Board label="Names" items={[...items, arabic]} />;
}
