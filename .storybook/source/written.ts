/** Index of the bracket that closes the one at `start`; the end of the text if there is none. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++;
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return at;
  }
  return text.length;
}

/** Removes common indentation. */
function dedent(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const depths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Puts the attributes of a long tag on separate lines. */
function broken(code: string): string {
  return code.replace(
    /^( *)<(\w+)((?: [\w-]+(?:=(?:"[^"]*"|\{[^{}]*\}))?)+) ?(\/?>)/gm,
    (tag: string, indent: string, name: string, attributes: string, end: string) => {
      if (tag.length <= 90) return tag;
      const lines = attributes.match(/ [\w-]+(?:=(?:"[^"]*"|\{[^{}]*\}))?/g) ?? [];
      return `${indent}<${name}\n${lines.map((line) => `${indent} ${line}\n`).join('')}${indent}${end}`;
    },
  );
}

/**
 * The JSX in a story's own `render`, or around `<Story />` in a decorator; undefined if it has neither, or if its function
 * does more than return JSX.
 * @param source The story's object, as Storybook stores it.
 */
export function writtenJsx(source: string): string | undefined {
  const opening = /\b(?:render: |decorators: (\[))\(?\w*\)? => (?=[<(])/.exec(source);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  if (source[start] === '(') return broken(dedent(source.slice(start + 1, closing(source, start))));
  const list = opening[1] === undefined ? undefined : closing(source, source.indexOf('[', opening.index));
  const rest = source.slice(start, list);
  // The story's next property is indented by two spaces.
  const jsx = list === undefined ? (/^[\s\S]*?(?=,?\n(?: {2}\w+:|\}))/.exec(rest)?.[0] ?? rest) : rest;
  const last = jsx.split('\n').at(-1)?.search(/\S/) ?? 0;
  return broken(dedent(' '.repeat(last) + jsx));
}
