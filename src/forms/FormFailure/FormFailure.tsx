import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { Text } from './FormFailure.styles';

export interface FormFailureProps {
  /** Why the last attempt failed; left out if it did not. */
  message?: string | undefined;
  /** A second sentence: what to do about it. */
  detail?: string | undefined;
  /** That nothing can be sent now, and what to do; only while the browser is offline. */
  offlineMessage?: string | undefined;
  /** Other ways to reach the service; WhatsApp receives the typed text. */
  otherWays?: ContactAlternativesProps | undefined;
}

/**
 * Why a form was not accepted, and the alternatives: phone first, then WhatsApp with the text. While the browser is offline
 * this is shown at once, also while the visitor is still typing; nothing is queued to be sent later.
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
