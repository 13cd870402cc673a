import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent, ReactNode } from 'react';
import { darkSurface } from '../../theme/attributes';
import { useCloseOnBack } from '../useCloseOnBack';
import { Header } from './DialogFrame.styles';

export interface DialogFrameProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to close: Esc, Back, the close button, or a press beside it. */
  onClose: () => void;
  /** Title, which names the dialog. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** `sm` is as high as its content; `md`, for pictures, takes the height of the screen. */
  maxWidth: 'sm' | 'md';
  /** Whether it is a dark surface. */
  dark?: boolean;
  /** Id of the element that describes it. */
  describedBy?: string;
  /** Receives keys pressed inside the dialog. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Content of the dialog. */
  children: ReactNode;
}

/**
 * A dialog with its title and a close button: full screen on phones, a card on larger screens. MUI's dialog traps the
 * focus, makes the page behind inert and restores the focus. Back closes it before it leaves the page.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onClose, title, closeLabel, maxWidth, dark, describedBy, onKeyDown, actions, children } =
    props;
  useCloseOnBack(open, onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth={maxWidth}
      aria-describedby={describedBy}
      {...(dark && darkSurface)}
      {...(onKeyDown && { onKeyDown })}
    >
      <Header>
        <DialogTitle>{title}</DialogTitle>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Header>
      <DialogContent>{children}</DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
