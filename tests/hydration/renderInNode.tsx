import { renderToString } from 'react-dom/server';
import { format } from 'node:util';
import { storyTrees, type StoriesModule } from './storyTree';

/** The stories of a file as Node renders them. */
export interface InNode {
  /** The HTML of each story, by name. */
  html: Record<string, string>;
  /** React's messages on the console meanwhile: lists without keys, elements that must not contain each other. */
  messages: string[];
}

/** Renders every story of a file in Node. */
export function renderInNode(module: StoriesModule): InNode {
  const { error, warn } = console;
  const messages: string[] = [];
  console.error = console.warn = (...words: unknown[]) => messages.push(format(...words));
  try {
    const html = storyTrees(module).map(({ name, tree }) => [name, renderToString(tree())] as const);
    return { html: Object.fromEntries(html), messages };
  } finally {
    Object.assign(console, { error, warn });
  }
}
