import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { needsReact } from '../../components/behaviourProps';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import type { ReviewDialogProps } from '../ReviewDialog/ReviewDialog';
import { Root } from './ReviewButton.styles';

/** Fallback if the dialog cannot be loaded: opens the page with the same form. */
function FormInPage({ fallbackTo }: { fallbackTo: string }) {
  useEffect(() => {
    location.hash = new URL(fallbackTo, location.href).hash;
  }, [fallbackTo]);
  return null;
}

const ReviewDialog = lazy<ComponentType<ReviewDialogProps & { fallbackTo: string }>>(() =>
  import('../ReviewDialog/ReviewDialog').then(
    (module) => ({ default: module.ReviewDialog }),
    () => ({ default: FormInPage }),
  ),
);

export interface ReviewButtonProps extends Omit<ReviewDialogProps, 'open' | 'onClose' | 'onSent'> {
  /** Words of the button that opens the form: "Write a Review". */
  openLabel: string;
  /** Address of the button without JavaScript: the page that contains the same form. */
  fallbackTo: string;
  /** Success message: "Review submitted for approval!". */
  sentMessage: string;
}

/** Opens the review form in a dialog, and shows the success message. */
export function ReviewButton({ openLabel, fallbackTo, sentMessage, ...dialog }: ReviewButtonProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <Root>
      <form action={fallbackTo}>
        <Button
          type="submit"
          {...needsReact('click')}
          onClick={(event) => {
            event.preventDefault();
            setSent(false);
            setOpened(true);
            setOpen(true);
          }}
        >
          {openLabel}
        </Button>
      </form>
      <StatusMessage severity="success" message={sent ? sentMessage : undefined} />
      {opened && (
        <Suspense>
          <ReviewDialog
            {...dialog}
            fallbackTo={fallbackTo}
            open={open}
            onClose={() => {
              setOpen(false);
            }}
            onSent={() => {
              setOpen(false);
              setSent(true);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
