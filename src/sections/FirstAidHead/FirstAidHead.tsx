import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Call, Others, Root } from './FirstAidHead.styles';

/** A link that calls. */
export interface FirstAidCall {
  /** Words of the link. */
  label: string;
  /** `tel:` address. */
  to: string;
}

export interface FirstAidHeadProps {
  /** The page's one headline. */
  title: string;
  /** One sentence under it. */
  lead: string;
  /** Calls the service. */
  call: FirstAidCall;
  /** The public numbers, and when they are needed. */
  others: {
    /** Stands before the numbers. */
    text: string;
    /** The numbers. */
    links: readonly FirstAidCall[];
  };
}

/** Top of a first-aid page: what it is about and, before anything else, the call. */
export function FirstAidHead({ title, lead, call, others }: FirstAidHeadProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{lead}</p>
      <Call>
        <ActionLink to={call.to} variant="call">
          {call.label}
        </ActionLink>
        <Others>
          <span>{others.text}</span>
          {others.links.map(({ label, to }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </Others>
      </Call>
    </Root>
  );
}
