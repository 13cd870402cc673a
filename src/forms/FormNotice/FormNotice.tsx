import { SiteLink } from '../../components/SiteLink/SiteLink';
import { agreedField } from '../../domain/consents';
import type { Link } from '../../domain/link';

export interface FormNoticeProps {
  /** What is done with what is sent, or what one agrees to by sending it. */
  text: string;
  /** Leads to the privacy policy. */
  policy: Link;
  /** Version of the words, where one agrees to something: a plain form sends it along. */
  version?: string | undefined;
}

/** Says above the button of a form what becomes of what is sent, and where to read more. */
export function FormNotice({ text, policy, version }: FormNoticeProps) {
  return (
    <p>
      {version !== undefined && <input type="hidden" name={agreedField} value={version} />}
      {`${text} `}
      <SiteLink href={policy.to}>{policy.label}</SiteLink>
    </p>
  );
}
