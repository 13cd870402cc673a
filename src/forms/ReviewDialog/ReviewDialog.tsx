import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '../../behaviours/page/clearDraft';
import { DialogFrame } from '../../components/DialogFrame/DialogFrame';
import { forms } from '../../domain/forms';
import { ReviewForm, type ReviewFormProps } from '../ReviewForm/ReviewForm';
import { DiscardQuestion, type DiscardLabels } from './DiscardQuestion';
import { Body } from './ReviewDialog.styles';

export interface ReviewDialogProps extends Omit<
  ReviewFormProps,
  'onCancel' | 'onDirtyChange' | 'returned' | 'id' | 'sentMessage'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it closes without a review: Cancel, Esc, Back, the close button, or a press beside it. */
  onClose: () => void;
  /** Title of the dialog. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Words of the question before typed text is thrown away. */
  discard: DiscardLabels;
}

/** The review form in a dialog. Returns the focus when it closes, and asks before typed text is discarded. */
export function ReviewDialog({ open, onClose, title, closeLabel, discard, ...form }: ReviewDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const before = useRef<Element>(null);
  const askedBefore = useRef(false);

  // "Keep writing" returns the focus to the field that had it before the question.
  useEffect(() => {
    if (!asking && askedBefore.current && open && before.current instanceof HTMLElement)
      before.current.focus();
    askedBefore.current = asking;
  }, [asking, open]);

  const leave = () => {
    setAsking(false);
    onClose();
  };
  const cancel = () => {
    if (!isDirty) {
      leave();
      return;
    }
    before.current = document.activeElement;
    setAsking(true);
  };
  return (
    <DialogFrame
      open={open}
      onClose={() => {
        if (asking) setAsking(false);
        else cancel();
      }}
      title={title}
      closeLabel={closeLabel}
      maxWidth="sm"
    >
      {asking && (
        <DiscardQuestion
          labels={discard}
          onKeep={() => {
            setAsking(false);
          }}
          onDiscard={() => {
            clearDraft(forms.review.draft);
            leave();
          }}
        />
      )}
      <Body inert={asking}>
        <ReviewForm {...form} id="review-dialog-form" onCancel={cancel} onDirtyChange={setDirty} />
      </Body>
    </DialogFrame>
  );
}
