/** An element of a drawing. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;

/** Parses the XML of our drawings. @throws {Error} If it is not well-formed. */
export function markup(file: string): Element {
  // Editors write a declaration and comments; neither is part of the drawing.
  const text = file.replace(/<\?[^]*?\?>|<!--[^]*?-->/g, '').trimEnd();
  const open: Element[] = [];
  let root: Element | undefined;
  let position = 0;
  while (position < text.length) {
    const start = text.indexOf('<', position);
    if (start < 0 || text.slice(position, start).trim() !== '')
      throw new Error(`Text outside an element at ${position}.`);
    tag.lastIndex = start;
    const match = tag.exec(text);
    if (!match) throw new Error(`No well-formed tag at ${start}: ${text.slice(start, start + 60)}`);
    const [whole, closing, name = '', list = '', empty] = match;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element at ${start}.`);
    } else {
      const pairs = [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map((pair): [string, string] => [
        pair[1] ?? '',
        pair[2] ?? '',
      ]);
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
        throw new Error(`An attribute twice in <${name}> at ${start}.`);
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [] };
      const parent = open.at(-1);
      if (parent) parent.children.push(element);
      else if (root) throw new Error('More than one root.');
      else root = element;
      if (!empty) open.push(element);
    }
    position = start + whole.length;
  }
  if (!root || open.length > 0) throw new Error('An element is not closed.');
  return root;
}

/** An element and all of its descendants. */
export const elements = (root: Element): Element[] => [root, ...root.children.flatMap(elements)];
