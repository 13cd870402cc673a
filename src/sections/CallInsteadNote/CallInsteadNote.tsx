import { CallButton } from '../../components/CallButton/CallButton';
import { Root } from './CallInsteadNote.styles';

export interface CallInsteadNoteProps {
  /** Heading. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The call link. */
  call: { label: string; to: string };
}

/** Says that calling is wiser than writing. */
export function CallInsteadNote({ title, text, call }: CallInsteadNoteProps) {
  return (
    <Root>
      <h3>{title}</h3>
      <p>{text}</p>
      <CallButton href={call.to}>{call.label}</CallButton>
    </Root>
  );
}
