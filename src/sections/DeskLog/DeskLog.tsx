import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deskData } from '../../behaviours/deskContract';
import { data } from '../../components/behaviourProps';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { List, Root } from './DeskLog.styles';

/** A form that posts hidden fields by one button. */
export interface DeskPost {
  /** Words of the button. */
  label: string;
  /** What it is about, for screen readers only. */
  about: string;
  /** Path that it posts to. */
  action: string;
  /** What it posts. */
  fields: Readonly<Record<string, string>>;
}

/** Something that was done. */
export interface DeskDeed {
  /** Tells it from the others. */
  id: string;
  /** When, in words and as ISO 8601. */
  time: { label: string; iso: string };
  /** Who did what: "Wanjiru confirmed it." */
  text: string;
  /** What was noted, as it was written. */
  note?: string | undefined;
  /** What it was done to, where the list is about many. */
  item?: Link | undefined;
  /** Takes it back. */
  undo?: DeskPost | undefined;
}

export interface DeskLogProps {
  /** Heading. */
  title: string;
  /** Its level: the log of an item stands below the item's heading. */
  level: 'h1' | 'h2';
  /** What was done, in the order of the list. */
  deeds: readonly DeskDeed[];
  /** Said where nothing was done. */
  empty: string;
  /** The next page. */
  more?: Link | undefined;
}

export interface UndoFormProps {
  /** What it posts, and its words. */
  undo: DeskPost;
  /** Letter that presses it. */
  letter?: string;
}

/** The button that takes something back. */
export function UndoForm({ undo, letter }: UndoFormProps) {
  return (
    <form method="post" action={undo.action}>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="link" {...data(deskData, { key: letter })}>
        {undo.label} <VisuallyHidden>{undo.about}</VisuallyHidden>
      </Button>
    </form>
  );
}

/** Who did what, and when; what can be taken back has its button. */
export function DeskLog({ title, level, deeds, empty, more }: DeskLogProps) {
  const last = deeds.findLast(({ undo }) => undo)?.id;
  return (
    <Root aria-labelledby="desk-log-title" {...data(styleData, { large: level === 'h1' })}>
      <Typography component={level} variant="h3" id="desk-log-title">
        {title}
      </Typography>
      {deeds.length === 0 && <p>{empty}</p>}
      <List>
        {deeds.map(({ id, time, text, note, item, undo }) => (
          <li key={id}>
            <time dateTime={time.iso}>{time.label}</time>
            <div>
              <bdi>{text}</bdi> {item && <a href={item.to}>{item.label}</a>}{' '}
              {note !== undefined && <q dir="auto">{note}</q>}
              {undo && <UndoForm undo={undo} {...(id === last && { letter: 'z' })} />}
            </div>
          </li>
        ))}
      </List>
      {more && <a href={more.to}>{more.label}</a>}
    </Root>
  );
}
