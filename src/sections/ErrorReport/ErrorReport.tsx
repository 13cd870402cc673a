import Button from '@mui/material/Button';
import { CallButton } from '../../components/CallButton/CallButton';
import { Actions, Reason, Root } from './ErrorReport.styles';

export interface ErrorReportProps {
  /** Headline: "Unexpected Application Error!". */
  title: string;
  /** Status and status text, or the error's message. */
  reason: string;
  /** What happened, in words. */
  text: string;
  /** The call link. */
  call: { label: string; to: string };
  /** The way home. */
  home: { label: string; to: string };
  /** Stack trace; only in development builds. */
  stack?: string;
}

/** What went wrong, with the phone number and a way home. */
export function ErrorReport({ title, reason, text, call, home, stack }: ErrorReportProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <Reason>{reason}</Reason>
      <p>{text}</p>
      <Actions>
        <CallButton href={call.to}>{call.label}</CallButton>
        <Button href={home.to} variant="quiet">
          {home.label}
        </Button>
      </Actions>
      {stack !== undefined && <pre>{stack}</pre>}
    </Root>
  );
}
