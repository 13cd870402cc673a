import { styled } from '@mui/material/styles';
import { lights } from '../../../src/media/parts/light';
import { tone } from '../../../src/media/parts/tones';
import { backdrops, cloths, hairs, skins } from '../../../src/media/people/tones';
import { color, font, palette, radius, space, type } from '../../../src/theme/tokens';
import { keysOf } from './keysOf';

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

interface Swatch {
  /** Name in the code. */
  name: string;
  /** Its colours, side by side. */
  colours: readonly string[];
  /** What else there is to know. */
  note?: string;
}

function Swatches({ label, items }: { label: string; items: readonly Swatch[] }) {
  return (
    <List className="sb-unstyled" aria-label={label}>
      {items.map(({ name, colours, note }) => (
        <li key={name}>
          <Stripe>
            {colours.map((colour, place) => (
              <span key={place} style={{ background: colour }} />
            ))}
          </Stripe>
          {name}
          <small>{note ?? colours.join(' ')}</small>
        </li>
      ))}
    </List>
  );
}

const names = new Set<string>(Object.keys(palette));
const tones = Object.entries(tone);

/** Colours that pictures share with the site. */
export function SharedTones() {
  const items = tones
    .filter(([name]) => names.has(name))
    .map(([name, value]) => ({ name, colours: [value] }));
  return <Swatches label="Shared with the site" items={items} />;
}

/** Colours that only pictures have. */
export function OwnTones() {
  const items = tones
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => ({ name, colours: [value] }));
  return <Swatches label="Sky, earth, leaves and metal" items={items} />;
}

/** What each kind of light brings. */
export function LightTones() {
  const items = keysOf(lights).map((time) => {
    const { sky, haze, shade } = lights[time];
    return { name: time, colours: [...sky, haze, shade], note: 'sky from top to horizon, haze, shade' };
  });
  return <Swatches label="Kinds of light" items={items} />;
}

interface Steps {
  light: string;
  base: string;
  shade: string;
  deep?: string;
}

const steps = (name: string, { light, base, shade, deep }: Steps): Swatch => ({
  name,
  colours: [light, base, shade, ...(deep === undefined ? [] : [deep])],
});

const materials = {
  skins: Object.entries(skins).map(([name, values]) => steps(`skin ${name}`, values)),
  hairs: Object.entries(hairs).map(([name, values]) => steps(name, values)),
  cloths: Object.entries(cloths).map(([name, values]) => steps(name, values)),
  backdrops: Object.entries(backdrops).map(([name, values]) => steps(name, values)),
} as const;

/** Materials of people: each in its steps from light to deep. */
export function Materials({ of }: { of: keyof typeof materials }) {
  return <Swatches label={of} items={materials[of]} />;
}
