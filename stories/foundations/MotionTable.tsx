import { motion } from '../../src/theme/tokens';
import { Sheet } from './Sheet';

/** Every duration. */
export function MotionTable() {
  return (
    <Sheet
      caption="Durations"
      columns={['Name', 'ms']}
      rows={Object.entries(motion).map(([name, ms]) => [name, ms])}
    />
  );
}
