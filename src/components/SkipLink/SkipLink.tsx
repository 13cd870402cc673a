import { Root } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Words of the link, such as "Skip to the content". */
  label: string;
  /** Id of the element that it leads to. */
  targetId: string;
}

/** First element of a page: leads keyboard users past the header. Visible only while focused. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return <Root href={`#${targetId}`}>{label}</Root>;
}
