import { renderToString } from 'react-dom/server';
import { storyTrees, type StoriesModule } from './storyTree';

/** The HTML of every story of a file, by name, as Node renders it. */
export function renderInNode(module: StoriesModule): Record<string, string> {
  return Object.fromEntries(storyTrees(module).map(({ name, tree }) => [name, renderToString(tree())]));
}
