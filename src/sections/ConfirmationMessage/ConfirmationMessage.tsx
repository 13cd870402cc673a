import CheckIcon from '@mui/icons-material/CheckCircle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { draftData } from '../../behaviours/contract';
import { clearDraftOnArrival } from '../../behaviours/page/clearDraft';
import { behaviour, data } from '../../components/behaviourProps';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { useBehaviour } from '../../components/useBehaviour';
import type { Link } from '../../domain/link';
import { space } from '../../theme/tokens';
import { Root } from './ConfirmationMessage.styles';

export interface ConfirmationMessageProps {
  /** Headline: what has happened. */
  title: string;
  /** What happens next, one string per paragraph. */
  paragraphs: readonly string[];
  /** Links to continue with; a `tel:` link is a call button. */
  actions: readonly Link[];
  /** Name of the form whose draft is no longer needed and is deleted. */
  draft?: string;
}

/** A whole page that confirms what the visitor sent. */
export function ConfirmationMessage({ title, paragraphs, actions, draft }: ConfirmationMessageProps) {
  const root = useRef<HTMLElement>(null);
  useBehaviour(root, clearDraftOnArrival);
  return (
    <Root
      component="section"
      ref={root}
      {...(draft !== undefined && behaviour('sent'))}
      {...data(draftData, { draft })}
    >
      <CheckIcon aria-hidden />
      <Typography variant="h1">{title}</Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} variant="lead">
          {paragraph}
        </Typography>
      ))}
      <Stack direction="row" spacing={`${space.sPlus}px`}>
        {actions.map((action) => (
          <LinkButton key={action.to} {...action} variant="quiet" />
        ))}
      </Stack>
    </Root>
  );
}
