import CheckIcon from '@mui/icons-material/CheckCircle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/LinkButton/LinkButton';
import { space } from '../../theme/tokens';
import { Sent } from './RequestForm.styles';
import type { RequestFormLabels } from './requestWords';

interface RequestSentProps {
  labels: RequestFormLabels;
  /** The reference of the request; undefined if the answer could not be read. */
  reference: string | undefined;
}

/** Replaces the form once the request was accepted: its reference, and what happens next. Takes the focus. */
export function RequestSent({ labels, reference }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView();
  }, []);
  return (
    <Sent>
      <CheckIcon aria-hidden />
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {labels.sent}
      </Typography>
      {reference !== undefined && (
        <p>
          {labels.reference}
          <br />
          <strong>{reference}</strong>
        </p>
      )}
      <Typography variant="h3" component="h2">
        {labels.nextTitle}
      </Typography>
      {labels.sentSteps.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Stack direction="row" spacing={`${space.sPlus}px`}>
        {labels.afterwards.map((link) => (
          <LinkButton key={link.to} {...link} variant="quiet" />
        ))}
      </Stack>
    </Sent>
  );
}
