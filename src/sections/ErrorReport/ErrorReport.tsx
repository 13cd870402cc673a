import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CallButton } from '../../components/CallButton/CallButton';
import type { Link } from '../../domain/link';
import { space } from '../../theme/tokens';
import { Root } from './ErrorReport.styles';

export interface ErrorReportProps {
  /** Headline: "Unexpected Application Error!". */
  title: string;
  /** Status and status text, or the error's message. */
  reason: string;
  /** What happened, in words. */
  text: string;
  /** The call link. */
  call: Link;
  /** Link to the home page. */
  home: Link;
  /** Link to first aid. */
  firstAid: Link;
  /** Stack trace; only in development builds. */
  stack?: string;
}

/** An error, with the phone number and a link home. */
export function ErrorReport({ title, reason, text, call, home, firstAid, stack }: ErrorReportProps) {
  return (
    <Root component="section">
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary">
        <strong>{reason}</strong>
      </Typography>
      <Typography variant="lead">{text}</Typography>
      <Stack direction="row" spacing={`${space.sPlus}px`}>
        <CallButton href={call.to}>{call.label}</CallButton>
        {[firstAid, home].map(({ label, to }) => (
          <Button key={to} href={to} variant="quiet">
            {label}
          </Button>
        ))}
      </Stack>
      {stack !== undefined && <pre>{stack}</pre>}
    </Root>
  );
}
