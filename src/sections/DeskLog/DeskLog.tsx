import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { deskData } from '../../behaviours/desk/deskContract';
import { data } from '../../components/behaviourProps';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { Link } from '../../domain/link';
import { styleData } from '../../theme/attributes';
import { List, Root } from './DeskLog.styles';

/** A form that posts hidden fields by one button. */
export interface DeskPost {
  /** Label of the button. */
  label: string;
  /** What it applies to, for screen readers only. */
  about: string;
  /** Path that it posts to. */
  action: string;
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>;
}

/** An entry of the log. */
export interface DeskDeed {
  /** Unique id. */
  id: string;
  /** When, in words and as ISO 8601. */
  time: { label: string; iso: string };
  /** Who did what: "Wanjiru confirmed it." */
  text: string;
  /** Text of a note. */
  note?: string | undefined;
  /** The item, if the list covers several. */
  item?: Link | undefined;
  /** Undoes it. */
  undo?: DeskPost | undefined;
}

export interface DeskLogProps {
  /** Heading. */
  title: string;
  /** Its level: the log of an item stands below the item's heading. */
  level: 'h1' | 'h2';
  /** The entries, in the order of the list. */
  deeds: readonly DeskDeed[];
  /** Shown if there are no entries. */
  empty: string;
  /** The next page. */
  more?: Link | undefined;
}

export interface UndoFormProps {
  /** The form. */
  undo: DeskPost;
  /** Keyboard shortcut, one letter. */
  letter?: string;
}

/** The undo button. */
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

/** Who did what, and when; entries that can be undone have a button. */
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
