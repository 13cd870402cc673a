import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Tag } from './DeskList.styles';

/** When an answer is due, or where an item stands. */
export interface Due {
  /** In words: "Due in 2 hours", "1 day late", "Due today", "Confirmed". */
  label: string;
  /** Whether it is late, or soon will be: marked in amber. */
  soon: boolean;
}

export interface DueTagProps {
  /** What it says. */
  due: Due;
}

/** When an answer is due: amber where it is late or soon will be, and quiet words else. */
export function DueTag({ due: { label, soon } }: DueTagProps) {
  return soon ? <Tag {...data(styleData, { tone: 'due' })}>{label}</Tag> : <span>{label}</span>;
}
