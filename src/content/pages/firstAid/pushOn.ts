import words from '#words/firstAid/pushOn.json';
import type { Link } from '../../../domain/link';
import { pathOf } from './titles';

/** Lead to the steps for a chest, by whose it is. */
export const pushOn = {
  adult: { label: words.adult.label, to: `${pathOf('notBreathing')}#adult` },
  child: { label: words.child.label, to: `${pathOf('notBreathing')}#child` },
  baby: { label: words.baby.label, to: `${pathOf('notBreathing')}#baby` },
} as const satisfies Record<string, Link>;
