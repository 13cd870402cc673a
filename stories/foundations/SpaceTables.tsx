import { breakpoint, color, radius, size, space } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

/** The space steps as bars. */
export function SpaceTable() {
  return (
    <Sheet
      caption="Space, in px"
      columns={['Step', 'Looks like', 'px']}
      rows={Object.entries(space).map(([step, px]) => [
        step,
        <div key="bar" style={{ inlineSize: px, blockSize: space.m, background: color.primary }} />,
        px,
      ])}
    />
  );
}

/** The corner radii as boxes. */
export function RadiusTable() {
  return (
    <Sheet
      caption="Corners, radius in px"
      columns={['Corner', 'Looks like', 'px']}
      rows={Object.entries(radius).map(([corner, px]) => [
        corner,
        <div
          key="box"
          style={{ inlineSize: 96, blockSize: space.xxl, borderRadius: px, background: color.surfaceStrong }}
        />,
        px,
      ])}
    />
  );
}

/** Sizes of the page's frame and the screen widths at which layouts change. */
export function SizeTable() {
  return (
    <Sheet
      caption="Sizes and breakpoints"
      columns={['Name', 'Value']}
      rows={[
        ...Object.entries(size).map(([name, value]) => [
          name,
          typeof value === 'number' ? `${value} px` : value,
        ]),
        ...Object.entries(breakpoint).map(([name, px]) => [`breakpoint ${name}`, `from ${px} px`]),
      ]}
    />
  );
}
