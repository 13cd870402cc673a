import CallIcon from '@mui/icons-material/Call';
import ChatIcon from '@mui/icons-material/ChatBubble';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Action, Root } from './ContactActions.styles';

/** One of the three actions. */
export interface ContactAction {
  /** Words of the action. */
  label: string;
  /** Address or path that it leads to. */
  to: string;
}

export interface ContactActionsProps {
  /** Name of the group of links. */
  label: string;
  /** The call link, a `tel:` address. */
  call: ContactAction;
  /** The chat link, a `https://wa.me/` address; opens in a new tab. */
  whatsapp: ContactAction;
  /** The assistant's place: a path that answers questions until the panel is there. */
  assistant: ContactAction;
}

/**
 * The one area that owns call, WhatsApp and assistant: a bar at the bottom of phones, floating buttons on wide
 * screens. Fades in over 500 ms; in the HTML and usable from the first moment.
 */
export function ContactActions({ label, call, whatsapp, assistant }: ContactActionsProps) {
  return (
    <Root aria-label={label} data-surface="dark">
      <ul>
        <li>
          <Action to={call.to} data-kind="call">
            <CallIcon aria-hidden />
            <span>{call.label}</span>
          </Action>
        </li>
        <li>
          <Action to={whatsapp.to} data-kind="whatsapp" target="_blank" rel="noopener noreferrer">
            <WhatsAppIcon aria-hidden />
            <span>{whatsapp.label}</span>
          </Action>
        </li>
        <li>
          <Action to={assistant.to} data-kind="assistant">
            <ChatIcon aria-hidden />
            <span>{assistant.label}</span>
          </Action>
        </li>
      </ul>
    </Root>
  );
}
