import { Root } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Words of the link, such as "Skip to the content". */
  label: string;
  /** Id of the element that it leads to. */
  targetId: string;
  /** Language of its words, where the page is in another. */
  lang?: string | undefined;
}

/** First element of a page: leads keyboard users past the header. Visible only while focused. */
export function SkipLink({ label, targetId, lang }: SkipLinkProps) {
  return (
    <Root href={`#${targetId}`} lang={lang}>
      {label}
    </Root>
  );
}
