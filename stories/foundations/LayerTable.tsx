import { TokenTable } from './TokenTable';

/** Every layer with its z-index. */
export function LayerTable() {
  return (
    <TokenTable
      group="layer"
      caption="Layers, lowest first"
      columns={['z-index']}
      cells={({ value }) => [value]}
    />
  );
}
