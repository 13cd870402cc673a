/** A part that a "Built on" line names by a link. */
export interface LinkedPart {
  /** The link's words: `Card`. */
  name: string;
  /** Where the link leads: MUI's documentation, or a page of this Storybook. */
  address: string;
}

/** What a documentation page says in its line "Built on". */
export interface BuiltOn {
  /** The line without its beginning, as it is written. */
  text: string;
  /** MUI's components. */
  mui: readonly LinkedPart[];
  /** Components of this library. */
  own: readonly LinkedPart[];
  /** Parts of another library. */
  other: readonly LinkedPart[];
  /** Native elements: `details`; or the word "native" where it names one in words. */
  native: readonly string[];
  /** Why it is native: what follows the first colon. */
  reason: string | undefined;
}

/** Every line "Built on" of a documentation page; there should be one. A line ends with its paragraph. */
export function builtOnLines(page: string): BuiltOn[] {
  const lines = page.matchAll(/^\*\*Built on:\*\*([\s\S]*?)(?:\n\s*\n|$(?![\s\S]))/gm);
  return [...lines].map(([, written = '']) => {
    const text = written.replace(/\s+/g, ' ').trim();
    const links = [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, name = '', address = '']) => ({
      name,
      address,
    }));
    return {
      text,
      mui: links.filter(({ address }) => address.startsWith('https://mui.com/')),
      own: links.filter(({ address }) => address.startsWith('?path=/docs/')),
      other: links.filter(({ address }) => /^https:\/\/(?!mui\.com\/)/.test(address)),
      native: [...text.matchAll(/`<([a-z][a-z0-9]*)\b[^`]*>`|\b(native)\b/g)].map(
        ([, element, word = '']) => element ?? word,
      ),
      // The colon of an address stands inside its link.
      reason: /:\s+(\S.*)$/.exec(text.replace(/\]\([^)]*\)/g, ']'))?.[1],
    };
  });
}
