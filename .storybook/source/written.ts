/** The end of what begins with a bracket at `start`; the text's end, if it has none. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++;
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return at;
  }
  return text.length;
}

/** Takes away the space that all lines begin with. */
function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/**
 * The JSX that a story writes itself, in its own `render` or around `<Story />` in a decorator; nothing, if it has neither or
 * its function does more than give JSX back.
 * @param source The story's object as its file has it.
 */
export function writtenJsx(source: string): string | undefined {
  const begun = /(?:\brender:\s*\([^)]*\)|\bdecorators:\s*\[\s*\(Story\)) =>\s*/.exec(source);
  if (!begun) return undefined;
  const start = begun.index + begun[0].length;
  if (source[start] === '(') return dedent(source.slice(start + 1, closing(source, start)));
  if (source[start] !== '<') return undefined;
  return source.slice(start).split('\n')[0]?.replace(/,\s*$/, '');
}
