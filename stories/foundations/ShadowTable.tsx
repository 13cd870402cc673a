import { color, radius, space } from '../../src/theme/tokens';
import { TokenTable } from './TokenTable';

/** Every shadow under a card. */
export function ShadowTable() {
  return (
    <TokenTable
      group="shadow"
      caption="Shadows"
      columns={['Looks like', 'Value']}
      cells={({ value }) => [
        <div
          key="card"
          style={{
            inlineSize: 120,
            blockSize: space.section,
            margin: space.l,
            borderRadius: radius.card,
            background: color.page,
            boxShadow: value,
          }}
        />,
        value,
      ]}
    />
  );
}
