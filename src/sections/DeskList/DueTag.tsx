import { data } from '../../components/behaviourProps';
import { styleData } from '../../theme/attributes';
import { Tag } from './DeskList.styles';

/** When an answer is due, or the status of an item. */
export interface Due {
  /** In words: "Due in 2 hours", "1 day late", "Due today", "Confirmed". */
  label: string;
  /** Whether it is late, or soon will be: marked in amber. */
  soon: boolean;
}

export interface DueTagProps {
  /** What to show. */
  due: Due;
}

/** When an answer is due: amber if it is late or soon will be, plain text otherwise. */
export function DueTag({ due: { label, soon } }: DueTagProps) {
  return soon ? <Tag {...data(styleData, { tone: 'due' })}>{label}</Tag> : <span>{label}</span>;
}
