import type { Link } from '../../../domain/link';
import { pathOf } from './titles';

/** Lead to the steps for a chest, by whose it is, in Kiswahili. */
export const pushOn = {
  adult: { label: 'Jinsi ya kubonyeza kifua cha mtu mzima', to: `${pathOf('notBreathing')}#adult` },
  child: { label: 'Jinsi ya kubonyeza kifua cha mtoto', to: `${pathOf('notBreathing')}#child` },
  baby: { label: 'Jinsi ya kubonyeza kifua cha mtoto mchanga', to: `${pathOf('notBreathing')}#baby` },
} as const satisfies Record<string, Link>;
