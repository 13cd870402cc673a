import { readdirSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

const name = 'virtual:server-html';
const one = `\0${name}/`;
const tiers = ['components', 'forms', 'sections', 'layouts'];

/**
 * `virtual:server-html` gives the HTML of the stories of a file, rendered by React in Node, where no document and no
 * window exist.
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
        renderInNode: (module: object) => Record<string, string>;
      };
      const stories = await server.ssrLoadModule(`/stories/${id.slice(one.length)}`);
      return `export default ${JSON.stringify(renderInNode(stories))}`;
    },
  };
}

/** One module a file, so that a failing one is one failing test. */
function index(): string {
  const entries = tiers.flatMap((tier) =>
    readdirSync(new URL(`../../stories/${tier}`, import.meta.url))
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => `${tier}/${file}`),
  );
  const loaders = entries.map((file) => `'${file}': () => import('${name}/${file}')`);
  return `const loaders = {${loaders.join(',')}};
export const serverHtmlOf = async (file) => (await loaders[file]()).default;`;
}
