import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Root } from './QuietCallNote.styles';

export interface QuietCallNoteProps {
  /** Heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The call link. */
  call: { label: string; to: string };
}

/** Says that calling is wiser than writing. */
export function QuietCallNote({ title, text, call }: QuietCallNoteProps) {
  return (
    <Root>
      <h3>{title}</h3>
      <p>{text}</p>
      <ActionLink to={call.to} variant="call">
        {call.label}
      </ActionLink>
    </Root>
  );
}
