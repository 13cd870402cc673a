import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { popupData } from '../../behaviours/contract';
import { attachPopup } from '../../behaviours/widgets/popup';
import { motion } from '../../theme/tokens';
import { behaviour, data, ownedByBehaviour } from '../behaviourProps';
import { useBehaviour } from '../useBehaviour';
import { Root, Text } from './WelcomePopup.styles';

export interface WelcomePopupProps {
  /** Name of the popup for screen readers. */
  label: string;
  /** Its first line. */
  title: string;
  /** Language of the title if it is not the page's, as `sw`: screen readers switch their voice. */
  titleLang?: string;
  /** One or two sentences. */
  text: string;
  /** Name of the close button. */
  closeLabel: string;
}

/**
 * A greeting in a slim strip, once per browser session. Not modal, takes no focus, leaves the call button free; closes
 * after 6 seconds, a time that pauses while it is hovered or focused. On a touch screen, where the time cannot be paused,
 * it stays until it is closed or the page is scrolled.
 */
export function WelcomePopup({ label, title, titleLang, text, closeLabel }: WelcomePopupProps) {
  const root = useRef<HTMLElement>(null);
  useBehaviour(root, attachPopup);
  return (
    <Root
      ref={root}
      {...behaviour('popup')}
      {...data(popupData, { life: motion.popupLife })}
      {...ownedByBehaviour}
      aria-label={label}
    >
      <Text>
        <strong lang={titleLang}>{title}</strong>
        {` ${text}`}
      </Text>
      <IconButton {...data(popupData, { close: true })} aria-label={closeLabel}>
        <CloseIcon />
      </IconButton>
    </Root>
  );
}
