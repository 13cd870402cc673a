import type { RefObject } from 'react';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import {
  ContactAlternatives,
  type ContactAlternativesProps,
} from '../ContactAlternatives/ContactAlternatives';
import { useOfflineText } from '../useOfflineText';
import { Words } from './FormFailure.styles';

export interface FormFailureProps {
  /** The form. */
  formRef: RefObject<HTMLFormElement | null>;
  /** Why the last try failed, in words; nothing where it did not. */
  message?: string | undefined;
  /** A second sentence: what to do about it. */
  detail?: string | undefined;
  /** The last try found no line. Its failure goes when the line is back. */
  foundOffline: boolean;
  /** Said as long as there is no line: that nothing can be sent now, and what to do. */
  offlineMessage: string;
  /** How else to reach the service. */
  otherWays?: Omit<ContactAlternativesProps, 'text'> | undefined;
  /** What the last try wanted to send, as a text. */
  text: string;
  /** Makes such a text of what stands in the form now. */
  asText: (form: HTMLFormElement) => string;
}

/**
 * Why a form has not arrived, and how else to say the same: by phone first, by WhatsApp with the text. Without a line
 * it says so at once, also to somebody who still writes; nothing is sent later behind the visitor's back.
 */
export function FormFailure(props: FormFailureProps) {
  const { formRef, message, detail, foundOffline, offlineMessage, otherWays, text, asText } = props;
  const typed = useOfflineText(formRef, foundOffline, asText);
  const offline = typed !== undefined;
  if (!offline && (foundOffline || message === undefined)) return null;
  return (
    <StatusMessage severity="error" message={message ?? offlineMessage}>
      {detail !== undefined && <Words>{detail}</Words>}
      {offline && message !== undefined && <Words>{offlineMessage}</Words>}
      {otherWays && <ContactAlternatives {...otherWays} text={typed ?? text} />}
    </StatusMessage>
  );
}
