import type { ClockReport } from '../store/clock';
import { when } from './when';

/** A clock that is not believed, in a sentence for staff. */
export function describeClock({ doubt, clock, believed }: ClockReport): string {
  const says = `The clock says ${when(clock)}, but by the time that has passed it is about ${when(believed)}.`;
  return doubt === 'ahead'
    ? `${says} Nothing is deleted before it is old by both. Where the site was off that long, all is well; otherwise set the clock right.`
    : `${says} Nothing is deleted meanwhile. Set the clock right: timedatectl shows it.`;
}
