import { Root } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Words of the link, such as "Skip to the content". */
  label: string;
  /** Id of the element that it jumps to. */
  targetId: string;
}

/** First element of a page: lets keyboard users skip the header. Visible only while focused. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>{label}</Root>;
}
