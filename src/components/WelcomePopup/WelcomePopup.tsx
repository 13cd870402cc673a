import { CallButton } from '../CallButton/CallButton';
import CloseIcon from '@mui/icons-material/Close';
import { useRef } from 'react';
import { attachPopup } from '../../behaviours/popup';
import { motion } from '../../theme/tokens';
import { useBehaviour } from '../useBehaviour';
import { useElementEvent } from '../useElementEvent';
import { Close, Root, Words } from './WelcomePopup.styles';

export interface WelcomePopupProps {
  /** Name of the popup for screen readers. */
  label: string;
  /** Its first line. */
  title: string;
  /** Language of the title where it is not the page's, as `sw`: a screen reader says it in that voice. */
  titleLang?: string;
  /** One or two sentences. */
  text: string;
  /** The emergency number; words and `tel:` address. */
  call: { label: string; to: string };
  /** Name of the close button. */
  closeLabel: string;
  /** Time in ms after which it closes itself; 0 for never. */
  lifeMs?: number;
  /** Called when it has closed, by itself or by the visitor. */
  onClose?: () => void;
}

/**
 * A greeting with the emergency number, a slim strip, once in a browser session. Not modal, takes no focus, leaves the call button
 * free; closes after 6 seconds, which stand still while it is hovered or focused.
 */
export function WelcomePopup(props: WelcomePopupProps) {
  const { label, title, titleLang, text, call, closeLabel, lifeMs = motion.popupLife, onClose } = props;
  const root = useRef<HTMLElement>(null);
  useElementEvent(root, 'popupclose', () => onClose?.());
  useBehaviour(root, attachPopup);
  // The behaviour may have shown it before React comes.
  return (
    <Root ref={root} data-behaviour="popup" data-life={lifeMs} aria-label={label} suppressHydrationWarning>
      <Words>
        <strong lang={titleLang}>{title}</strong> {text}
      </Words>
      <CallButton href={call.to}>{call.label}</CallButton>
      <Close type="button" data-close="" aria-label={closeLabel}>
        <CloseIcon aria-hidden />
      </Close>
    </Root>
  );
}
