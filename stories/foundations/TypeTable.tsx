import { font, type } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

const headings = new Set(['display', 'h1', 'h2', 'h3']);

/** Every type step with a sample line. */
export function TypeTable() {
  return (
    <Sheet
      caption="Type steps"
      columns={['Step', 'Sample', 'Size', 'Line height', 'Weight']}
      rows={Object.entries(type).map(([step, style]) => [
        step,
        <span key="sample" style={{ ...style, fontFamily: headings.has(step) ? font.heading : font.text }}>
          Help is on its way
        </span>,
        style.fontSize,
        style.lineHeight,
        style.fontWeight,
      ])}
    />
  );
}
