import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { useOffline } from '../useOffline';
import { Text } from './FormFailure.styles';

export interface FormFailureProps<Values> {
  /** Why the last try failed, in words; nothing where it did not. */
  message?: string | undefined;
  /** A second sentence: what to do about it. */
  detail?: string | undefined;
  /** Whether the last try found that the browser is offline. Its failure goes when it is online again. */
  foundOffline: boolean;
  /** Said as long as the browser is offline: that nothing can be sent now, and what to do. */
  offlineMessage: string;
  /** How else to reach the service. */
  otherWays?: Omit<ContactAlternativesProps, 'text'> | undefined;
  /** What stands in the form now. */
  values: Values;
  /** What the last try wanted to send, as a text; nothing where there was none. */
  triedText?: string | undefined;
  /** Makes such a text of what stands in the form. */
  toPlainText: (values: Values) => string;
}

/**
 * Why a form has not arrived, and how else to say the same: by phone first, by WhatsApp with the text. Offline it says
 * so at once, also to somebody who still writes; nothing is sent later behind the visitor's back.
 */
export function FormFailure<Values extends object>(props: FormFailureProps<Values>) {
  const { message, detail, foundOffline, offlineMessage, otherWays, values, triedText, toPlainText } = props;
  const hasText = Object.values(values).some((value) => typeof value === 'string' && value.trim() !== '');
  const offline = useOffline() && (foundOffline || hasText);
  if (!offline && (foundOffline || message === undefined)) return null;
  return (
    <StatusMessage tone="error" message={message ?? offlineMessage}>
      {detail !== undefined && <Text>{detail}</Text>}
      {offline && message !== undefined && <Text>{offlineMessage}</Text>}
      {otherWays && (
        <ContactAlternatives {...otherWays} text={offline ? toPlainText(values) : (triedText ?? '')} />
      )}
    </StatusMessage>
  );
}
