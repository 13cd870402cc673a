import Button from '@mui/material/Button';
import { deskData } from '../../behaviours/desk/deskContract';
import { data } from '../../components/behaviourProps';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import { Note } from './DeskItem.styles';

export interface NoteFormProps {
  /** Label of the field. */
  label: string;
  /** Help text: who sees the note. */
  help: string;
  /** Error message. */
  error?: string | undefined;
  /** Text of the note. */
  value?: string | undefined;
  /** Label of the button. */
  button: string;
  /** Path that it posts to. */
  action: string;
  /** Hidden fields that it posts. */
  fields: Readonly<Record<string, string>>;
  /** Key under which the browser keeps the text until it is stored. */
  keep: string;
  /** Whether the last note was stored: the browser's copy is then deleted. */
  kept: boolean;
}

/** A note for colleagues. The browser keeps the typed text until it is stored, even if the desk closes meanwhile. */
export function NoteForm({ label, help, error, value, button, action, fields, keep, kept }: NoteFormProps) {
  return (
    <Note method="post" action={action} {...data(deskData, { keep, kept })}>
      <FormField id="desk-note" label={label} help={help} error={error}>
        {(wiring) => <TextInput {...wiring} name="note" rows={3} defaultValue={value} />}
      </FormField>
      {Object.entries(fields).map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <Button type="submit" name="action" value="note" variant="quiet">
        {button}
      </Button>
    </Note>
  );
}
