import type { HelpLine } from '../../../domain/helpLine';
import { helplines } from '../../helplines';
import { owner } from '../../owner';

const line = (
  { display, href }: { display: string; href: string },
  name: string,
  text?: string,
): HelpLine => ({
  number: display,
  href,
  name,
  ...(text !== undefined && { text }),
});

/** Whom to call from a quiet page. */
export const quietLines = {
  violence: line(helplines.violence, 'Violence line', 'Free, day and night'),
  child: line(helplines.child, 'Child helpline', 'Under 18. Free, day and night'),
  police: line({ display: '999', href: 'tel:999' }, 'or 112, police', 'Free. May not send an ambulance'),
  befrienders: line(helplines.befrienders, 'Befrienders Kenya'),
  counselling: line(helplines.ambulance, 'Counselling line'),
  /** Our own number, always the last. @param text When to call it. */
  ours: (name: string, text: string): HelpLine => line(owner.phone, name, text),
} as const;
