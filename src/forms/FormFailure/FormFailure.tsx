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
  /** That nothing can be sent now, and what to do; only while the browser is offline. */
  offlineMessage?: string | undefined;
  /** How else to reach the service; WhatsApp takes the text along. */
  otherWays?: ContactAlternativesProps | undefined;
}

/**
 * Why a form has not arrived, and how else to say the same: by phone first, by WhatsApp with the text. Offline it says
 * so at once, also to somebody who still writes; nothing is sent later behind the visitor's back.
 */
export function FormFailure({ message, detail, offlineMessage, otherWays }: FormFailureProps) {
  const [first, ...others] = [message, detail, offlineMessage].filter((words) => words !== undefined);
  if (first === undefined) return null;
  return (
    <StatusMessage severity="error" message={first}>
      {others.map((words) => (
        <Text key={words}>{words}</Text>
      ))}
      {otherWays && <ContactAlternatives {...otherWays} />}
    </StatusMessage>
  );
}
