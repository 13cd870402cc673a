import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { Text } from './FormFailure.styles';

export interface FormFailureProps {
  /** Why the last try failed, in words; nothing where it did not. */
  message?: string | undefined;
  /** A second sentence: what to do about it. */
  detail?: string | undefined;
  /** Whether the browser is offline, and the form holds something to send. */
  isOffline: boolean;
  /** Whether the last try found that the browser is offline. Its failure goes when it is online again. */
  foundOffline: boolean;
  /** Said as long as the browser is offline: that nothing can be sent now, and what to do. */
  offlineMessage: string;
  /** How else to reach the service; WhatsApp takes the text along. */
  otherWays?: ContactAlternativesProps | undefined;
}

/**
 * Why a form has not arrived, and how else to say the same: by phone first, by WhatsApp with the text. Offline it says
 * so at once, also to somebody who still writes; nothing is sent later behind the visitor's back.
 */
export function FormFailure(props: FormFailureProps) {
  const { message, detail, isOffline, foundOffline, offlineMessage, otherWays } = props;
  if (!isOffline && (foundOffline || message === undefined)) return null;
  return (
    <StatusMessage severity="error" message={message ?? offlineMessage}>
      {detail !== undefined && <Text>{detail}</Text>}
      {isOffline && message !== undefined && <Text>{offlineMessage}</Text>}
      {otherWays && <ContactAlternatives {...otherWays} />}
    </StatusMessage>
  );
}
