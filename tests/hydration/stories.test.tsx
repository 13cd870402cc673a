import { useEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { inNode, takenOver } from 'virtual:server-html';
import { storyTrees, type StoriesModule } from './storyTree';

const files = import.meta.glob<StoriesModule>(
  '../../stories/{components,forms,sections,layouts}/*.stories.tsx',
);

test.each(Object.entries(files))('%s', async (path, load) => {
  const file = path.replace('../../stories/', '');
  const { html, messages } = await inNode(file);
  expect(messages, 'what React writes on the console in Node').toEqual([]);
  expect(Object.keys(html)).not.toEqual([]);
  if (!takenOver.includes(file)) return;
  for (const { name, tree } of storyTrees(await load())) {
    expect(renderToString(tree()), `${name}: rendered in the browser`).toBe(html[name]);
    await hydrate(name, html[name] ?? '', tree());
  }
});

/** Signals that React has hydrated the server's HTML. */
function TakenOver({ onTakenOver, children }: { onTakenOver: () => void; children: ReactNode }) {
  useEffect(onTakenOver, [onTakenOver]);
  return children;
}

/** Hydrates the HTML that Node rendered; a difference or a message on the console is a failure. */
async function hydrate(name: string, html: string, tree: React.JSX.Element): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const consoleSpies = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind).mockReturnValue());
  const problems: unknown[] = [];
  let root: Root | undefined;
  await new Promise<void>((resolve) => {
    const fail = (error: unknown) => {
      problems.push(error);
      resolve();
    };
    root = hydrateRoot(container, <TakenOver onTakenOver={resolve}>{tree}</TakenOver>, {
      onRecoverableError: fail,
      onUncaughtError: fail,
    });
  });
  const messages = consoleSpies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  root?.unmount();
  for (const spy of consoleSpies) spy.mockRestore();
  container.remove();
  expect(problems.map(String), `${name}: hydration`).toEqual([]);
  expect(messages, `${name}: console`).toEqual([]);
}
