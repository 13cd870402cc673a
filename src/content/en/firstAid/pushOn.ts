import type { Link } from '../../../domain/link';
import { pathOf } from './titles';

/** Lead to the steps for a chest, by whose it is. */
export const pushOn = {
  adult: { label: 'How to push on an adult’s chest', to: `${pathOf('notBreathing')}#adult` },
  child: { label: 'How to push on a child’s chest', to: `${pathOf('notBreathing')}#child` },
  baby: { label: 'How to push on a baby’s chest', to: `${pathOf('notBreathing')}#baby` },
} as const satisfies Record<string, Link>;
