import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Root } from './ActionButton.styles';

export interface ActionButtonProps {
  /** `primary` is the one main action; `danger` throws something away. */
  variant?: 'primary' | 'quiet' | 'danger';
  /** Whether it sends the form that it stands in. */
  type?: 'button' | 'submit';
  /** Whether its action is under way. It keeps the focus meanwhile, and the parent ignores further presses. */
  busy?: boolean;
  /** Whether a press is held until React is there, and given again then. */
  needsReact?: boolean;
  /** Called when it is pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Words of the button; they stand for the accessible name. */
  children: ReactNode;
  /** Reaches the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page. What leads elsewhere is an action link. */
export function ActionButton(props: ActionButtonProps) {
  const { variant = 'primary', type = 'button', busy = false, needsReact = false, ...button } = props;
  return (
    <Root
      type={type}
      data-variant={variant}
      aria-disabled={busy}
      aria-busy={busy}
      data-needs-react={needsReact ? 'click' : undefined}
      {...button}
    />
  );
}
