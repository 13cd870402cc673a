import type { Link } from '../../../domain/link';
import { helplines } from '../../helplines';

const call = ({ display, href }: { display: string; href: string }): Link => ({ label: display, to: href });

/** Help numbers as links; what each is stands before it. */
export const helpLinks = {
  ambulance: call(helplines.ambulance),
  police: { label: '999', to: 'tel:999' },
  policeToo: { label: '112', to: 'tel:112' },
  poison: call(helplines.poison),
  poisonSecond: call(helplines.poisonSecond),
  violence: call(helplines.violence),
  child: call(helplines.child),
  befrienders: call(helplines.befrienders),
} as const satisfies Record<string, Link>;
