import { loadConfigFromFile, runnerImport } from 'vite';

/**
 * Runs a module of the project as the site's build does: with TypeScript, its plugins and the owner's data.
 * @param {string} module Path from the root of the project, with a slash before it.
 */
export async function runModule(module) {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'production' },
    'vite.config.ts',
    undefined,
    'warn',
    undefined,
    'runner',
  );
  const { plugins = [], define = {} } = loaded?.config ?? {};
  await runnerImport(module, { plugins, define, logLevel: 'warn' });
}
