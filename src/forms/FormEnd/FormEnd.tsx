import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { StatusMessage } from '../../components/StatusMessage/StatusMessage';
import { keyField } from '../../domain/idempotencyKey';
import { SubmitButton } from '../fields/SubmitButton';
import { Buttons } from '../Form.styles';
import { FormFailure, type FormFailureProps } from '../FormFailure/FormFailure';
import type { FormLabels } from '../formProps';
import { FormNotice } from '../FormNotice/FormNotice';
import { Honeypot } from '../Honeypot/Honeypot';
import { LanguageField } from '../LanguageField/LanguageField';

export interface FormEndProps extends Pick<FormFailureProps, 'message' | 'detail' | 'otherWays'> {
  /** Words of the form. */
  labels: Omit<FormLabels, 'tooMany'>;
  /** The result of the last attempt: whether it was accepted, and whether nothing can be sent now. */
  submission: { success: object | undefined; isOffline: boolean };
  /** Whether a submission has an idempotency key, also as a plain post. @default false */
  hasKey?: boolean;
  /** Version of the notice if it asks for consent. */
  version?: string | undefined;
  /** Whether the notice stands above a failure, not between it and the button. @default false */
  isNoticeFirst?: boolean;
  /** Further buttons beside the submit button. */
  buttons?: ReactNode;
  /** Success message; left out if it is shown elsewhere. */
  sentMessage?: string | undefined;
  /** What comes next, below the success message. */
  children?: ReactNode;
}

/** The end of every form: how the data is used, the submit button, and the result of the last attempt. */
export function FormEnd(props: FormEndProps) {
  const { labels, submission, message, detail, otherWays, version, sentMessage, children } = props;
  const { hasKey = false, isNoticeFirst = false, buttons } = props;
  const { isSubmitting } = useFormState();
  const notice = <FormNotice text={labels.notice} policy={labels.policy} version={version} />;
  return (
    <>
      {isNoticeFirst && notice}
      {hasKey && <input type="hidden" name={keyField} />}
      <LanguageField />
      <Honeypot label={labels.leaveEmpty} />
      <FormFailure
        message={message}
        detail={detail}
        offlineMessage={submission.isOffline ? labels.offline : undefined}
        otherWays={otherWays}
      />
      {!isNoticeFirst && notice}
      <Buttons>
        <SubmitButton label={labels.submit} sendingLabel={labels.sending} sending={isSubmitting} />
        {buttons}
      </Buttons>
      {sentMessage !== undefined && (
        <StatusMessage severity="success" message={submission.success && sentMessage}>
          {children}
        </StatusMessage>
      )}
    </>
  );
}
