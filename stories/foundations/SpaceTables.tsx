import { color, space } from '../../src/theme/tokens';
import { TokenTable } from './TokenTable';

/** The space steps as bars. */
export function SpaceTable() {
  return (
    <TokenTable
      group="space"
      caption="Space, in px"
      columns={['Looks like', 'px']}
      cells={({ value }) => [
        <div key="bar" style={{ inlineSize: value, blockSize: space.m, background: color.primary }} />,
        value,
      ]}
    />
  );
}

/** The corner radii as boxes. */
export function RadiusTable() {
  return (
    <TokenTable
      group="radius"
      caption="Corners, radius in px"
      columns={['Looks like', 'px']}
      cells={({ value }) => [
        <div
          key="box"
          style={{
            inlineSize: 96,
            blockSize: space.xxl,
            borderRadius: value,
            background: color.surfaceStrong,
          }}
        />,
        value,
      ]}
    />
  );
}

/** Sizes of the page's frame. */
export function SizeTable() {
  return (
    <TokenTable
      group="size"
      caption="Sizes of the page’s frame and of targets"
      columns={['Value']}
      cells={({ value }) => [typeof value === 'number' ? `${value} px` : value]}
    />
  );
}

/** The screen widths at which layouts change. */
export function BreakpointList() {
  return (
    <TokenTable
      group="breakpoint"
      caption="Breakpoints"
      columns={['From']}
      cells={({ value }) => [`${value} px`]}
    />
  );
}
