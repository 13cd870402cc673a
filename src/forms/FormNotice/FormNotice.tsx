import { SiteLink } from '../../components/SiteLink/SiteLink';
import { agreedField } from '../../domain/consents';
import type { Link } from '../../domain/link';

export interface FormNoticeProps {
  /** How the data is used, or what the visitor agrees to by sending it. */
  text: string;
  /** Leads to the privacy policy. */
  policy: Link;
  /** Version of the text if it asks for consent: a plain form sends it along. */
  version?: string | undefined;
}

/** Says above the submit button how the data is used, and links to the policy. */
export function FormNotice({ text, policy, version }: FormNoticeProps) {
  return (
    <p>
      {version !== undefined && <input type="hidden" name={agreedField} value={version} />}
      {`${text} `}
      <SiteLink href={policy.to}>{policy.label}</SiteLink>
    </p>
  );
}
