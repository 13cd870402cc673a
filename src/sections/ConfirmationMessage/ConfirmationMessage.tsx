import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useRef } from 'react';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { clearDraftOnArrival } from '../../behaviours/draft';
import { useBehaviour } from '../../components/useBehaviour';
import { Actions, Root } from './ConfirmationMessage.styles';

export interface ConfirmationMessageProps {
  /** Headline: what has happened. */
  title: string;
  /** What happens next, one string a paragraph. */
  paragraphs: readonly string[];
  /** Where to go from here; a `tel:` one is shown as a call button. */
  actions: readonly { label: string; to: string }[];
  /** Name of the form whose kept draft has done its work. */
  draft?: string;
}

/** A whole page that says what has become of something the visitor sent. */
export function ConfirmationMessage({ title, paragraphs, actions, draft }: ConfirmationMessageProps) {
  const root = useRef<HTMLElement>(null);
  useBehaviour(root, clearDraftOnArrival);
  return (
    <Root ref={root} data-behaviour={draft === undefined ? undefined : 'sent'} data-draft={draft}>
      <CheckIcon aria-hidden />
      <h1>{title}</h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Actions>
        {actions.map((action) => (
          <LinkButton key={action.to} {...action} variant="quiet" />
        ))}
      </Actions>
    </Root>
  );
}
