import Button from '@mui/material/Button';
import { deskData } from '../../behaviours/deskContract';
import { data } from '../../components/behaviourProps';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import { Note } from './DeskItem.styles';

export interface NoteFormProps {
  /** Words above the field. */
  label: string;
  /** Help below them: who sees it. */
  help: string;
  /** What is wrong, in words. */
  error?: string | undefined;
  /** What was written. */
  value?: string | undefined;
  /** Words of the button. */
  button: string;
  /** Path that it posts to. */
  action: string;
  /** What it posts besides. */
  fields: Readonly<Record<string, string>>;
  /** Name under which the browser keeps what is typed until it is stored. */
  keep: string;
  /** Whether the last one was stored: what was kept of it is forgotten. */
  kept: boolean;
}

/** A note for colleagues. What is typed stays in the browser until it is stored, also when the desk closes meanwhile. */
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
