import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type { InNode } from './renderInNode';

const name = 'virtual:server-html';
const one = `\0${name}/`;
const root = fileURLToPath(new URL('../..', import.meta.url));
const tiers = ['components', 'forms', 'sections', 'layouts'];

/**
 * `virtual:server-html` exports the stories of a file as Node renders them, without document and window, and lists the
 * files whose widgets React has to hydrate.
 */
export function serverHtml(): Plugin {
  let server: ViteDevServer;
  return {
    name: 'server-html',
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${name}`) return index();
      if (!id.startsWith(one)) return null;
      const { renderInNode } = (await server.ssrLoadModule('/tests/hydration/renderInNode.tsx')) as {
        renderInNode: (module: object) => InNode;
      };
      const stories = await server.ssrLoadModule(`/stories/${id.slice(one.length)}`);
      return `export default ${JSON.stringify(renderInNode(stories))}`;
    },
  };
}

/** Code of a widget's modules: those in its folder, or the form field with its name. */
function sourceOf(file: string): string {
  const [tier = '', story = ''] = file.split('/');
  const widget = story.replace(/\..*$/, '');
  const places = [`src/${tier}/${widget}`, `src/${tier}/fields/${widget}.tsx`].map((path) =>
    join(root, path),
  );
  return places
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      statSync(path).isDirectory() ? readdirSync(path).map((entry) => join(path, entry)) : [path],
    )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/**
 * Whether React has anything to hydrate: the widget calls a hook of React, of a form or of its behaviour, has a field
 * or listens to events. All others are markup, which the tests of pages hydrate (tests/e2e/pages.spec.ts).
 */
const isTakenOver = (file: string) =>
  !file.includes('.behaviour.') && /\buse[A-Z]\w*\(|\bon[A-Z]\w*=\{|behaviourProps/.test(sourceOf(file));

/** One module per file, so that a failing one is one failing test. */
function index(): string {
  const entries = tiers.flatMap((tier) =>
    readdirSync(join(root, 'stories', tier))
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${tier}/${file}`),
  );
  const loaders = entries.map((file) => `'${file}': () => import('${name}/${file}')`);
  return `const loaders = {${loaders.join(',')}};
export const takenOver = ${JSON.stringify(entries.filter(isTakenOver))};
export const inNode = async (file) => (await loaders[file]()).default;`;
}
