import { renderToString } from 'react-dom/server';
import { format } from 'node:util';
import { storyTrees, type StoriesModule } from './storyTree';

/** What Node makes of the stories of a file. */
export interface InNode {
  /** The HTML of each story, by name. */
  html: Record<string, string>;
  /** What React wrote on the console meanwhile: lists without keys, elements that must not contain each other. */
  said: string[];
}

/** Every story of a file, as Node renders it. */
export function renderInNode(module: StoriesModule): InNode {
  const { error, warn } = console;
  const said: string[] = [];
  console.error = console.warn = (...words: unknown[]) => said.push(format(...words));
  try {
    const html = storyTrees(module).map(({ name, tree }) => [name, renderToString(tree())] as const);
    return { html: Object.fromEntries(html), said };
  } finally {
    Object.assign(console, { error, warn });
  }
}
