import { useRef } from 'react';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { clearDraftOnArrival } from '../../behaviours/draft';
import { useBehaviour } from '../../components/useBehaviour';
import { Actions, Root } from './Notice.styles';

export interface NoticeProps {
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
export function Notice({ title, paragraphs, actions, draft }: NoticeProps) {
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
        {actions.map(({ label, to }) => (
          <ActionLink key={to} to={to} variant={to.startsWith('tel:') ? 'call' : 'quiet'}>
            {label}
          </ActionLink>
        ))}
      </Actions>
    </Root>
  );
}
