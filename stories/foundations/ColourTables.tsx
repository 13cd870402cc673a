import { valueOf, type Scheme } from '../../src/theme/schemes';
import { color, palette, radius, space } from '../../src/theme/tokens';
import { measuredPairs, schemes } from './contrast';
import { Sheet } from './Sheet';
import { TokenTable } from './TokenTable';

const names = new Map<string, string>(Object.entries(palette).map(([name, value]) => [value, name]));

function Swatch({ value }: { value: string }) {
  return (
    <div
      style={{
        inlineSize: space.xxl,
        blockSize: space.l,
        borderRadius: radius.control,
        background: value,
        border: `1px solid ${color.rule}`,
      }}
    />
  );
}

/** Every role with its colour. */
export function RoleTable() {
  return (
    <TokenTable
      group="color"
      caption="Roles: what a component names"
      columns={['Light', 'Value', 'In the palette', 'Dark', 'Value', 'In the palette']}
      cells={({ value }) =>
        schemes.flatMap((scheme) => {
          const shown = valueOf(value, scheme);
          return [<Swatch key={scheme} value={shown} />, shown, names.get(shown)];
        })
      }
    />
  );
}

/** Every raw colour. */
export function PaletteTable() {
  return (
    <TokenTable
      group="palette"
      caption="Palette: what the roles and the drawings are made of"
      columns={['Colour', 'Value']}
      cells={({ value }) => [<Swatch key="swatch" value={value} />, value]}
    />
  );
}

/** How much is left of what cannot be used. */
export function OpacityTable() {
  return (
    <TokenTable
      group="opacity"
      caption="Opacity"
      columns={['Looks like', 'Value']}
      cells={({ value }) => [
        <div key="sample" style={{ opacity: value }}>
          <Swatch value={color.primary} />
        </div>,
        value,
      ]}
    />
  );
}

/** Every pair that stands together somewhere in a colour scheme, with its contrast. */
export function PairTable({ scheme }: { scheme: Scheme }) {
  return (
    <Sheet
      caption={`Pairs in use in the ${scheme} scheme, contrast by the WCAG 2 formula`}
      columns={['Pair', 'Looks like', 'Ratio', 'At least']}
      rows={measuredPairs(scheme).map(({ front, back, ratio, least }) => [
        `${front} on ${back}`,
        <span
          key="sample"
          style={{
            color: valueOf(color[front], scheme),
            background: valueOf(color[back], scheme),
            padding: space.s,
            fontWeight: 700,
          }}
        >
          {least === 3 ? '●' : 'Call us now'}
        </span>,
        `${ratio.toFixed(2)} : 1`,
        `${least} : 1`,
      ])}
    />
  );
}
