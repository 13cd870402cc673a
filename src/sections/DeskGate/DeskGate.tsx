import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormField } from '../../components/FormField/FormField';
import { TextInput } from '../../components/TextInput/TextInput';
import type { Link } from '../../domain/link';
import { Root } from './DeskGate.styles';

export interface DeskGateProps {
  /** State of the desk: "The desk is closed". */
  title: string;
  /** What to do, one paragraph each. */
  sentences: readonly string[];
  /** Has a link mailed. */
  mail?: { action: string; button: string; help: string } | undefined;
  /** Command to type on the server, and what it does. */
  command?: { label: string; text: string } | undefined;
  /** Link to continue with. */
  link?: Link | undefined;
  /** Asks for a name, and opens the desk. */
  form?:
    | {
        action: string;
        fields: Readonly<Record<string, string>>;
        label: string;
        help: string;
        error?: string | undefined;
        button: string;
      }
    | undefined;
  /** A note that could not be stored, to be copied. */
  note?: { label: string; help: string; text: string } | undefined;
}

/** The sign-in page of the desk, with its messages for people who are not signed in. */
export function DeskGate({ title, sentences, mail, command, link, form, note }: DeskGateProps) {
  return (
    <Root>
      <Typography variant="h1">{title}</Typography>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {mail && (
        <form method="post" action={mail.action}>
          <Button type="submit">{mail.button}</Button>
          <p>{mail.help}</p>
        </form>
      )}
      {command && (
        <p>
          {command.label} <code>{command.text}</code>
        </p>
      )}
      {note && (
        <FormField id="desk-unsaved" label={note.label} help={note.help}>
          {(wiring) => <TextInput {...wiring} name="unsaved" rows={6} defaultValue={note.text} />}
        </FormField>
      )}
      {form && (
        <form method="post" action={form.action}>
          {Object.entries(form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FormField id="desk-name" label={form.label} help={form.help} error={form.error}>
            {(wiring) => <TextInput {...wiring} name="name" autoComplete="given-name" required />}
          </FormField>
          <Button type="submit">{form.button}</Button>
        </form>
      )}
      {link && <a href={link.to}>{link.label}</a>}
    </Root>
  );
}
