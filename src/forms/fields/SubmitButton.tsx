import Button from '@mui/material/Button';

export interface SubmitButtonProps {
  /** Words of the button. */
  label: string;
  /** Words while the form is on its way. */
  sendingLabel: string;
  /** Whether the form is being sent. */
  sending: boolean;
}

/** Submits the form. It keeps the focus while busy, and is never disabled because of the values. */
export function SubmitButton({ label, sendingLabel, sending }: SubmitButtonProps) {
  return (
    <Button type="submit" {...(sending && { 'aria-disabled': true, 'aria-busy': true })}>
      {sending ? sendingLabel : label}
    </Button>
  );
}
