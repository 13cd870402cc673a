/**
 * Builds the site with Vite: `npm run build` without its settings. Vite's own command prints the stack of each error, in which
 * an owner does not find the line about his setting, word or picture.
 */
import { inspect } from 'node:util';
import { resolve } from 'node:path';
import { createBuilder, createLogger, runnerImport } from 'vite';

/**
 * What went wrong: the messages of our own plugins and settings alone, everything about a fault of the code.
 * @param {unknown} error
 * @returns {string}
 */
function report(error) {
  if (!(error instanceof Error)) return inspect(error);
  if ('errors' in error && Array.isArray(error.errors))
    return [...new Set(error.errors.map(report))].join('\n');
  // The program that writes the pages has said what was wrong.
  if ('status' in error) return 'The site could not be built.';
  const { name, message } = error;
  if (name === 'ConfigError') return message;
  const isOwn = 'plugin' in error && ['pictures', 'words'].includes(String(error.plugin));
  return isOwn ? message : inspect(error);
}

try {
  // Read here: Vite prints a line of its own about a configuration that throws.
  const { module } = /** @type {{ module: { default: import('vite').UserConfig } }} */ (
    await runnerImport(resolve('vite.config.ts'))
  );
  // Errors are reported below, each once.
  const customLogger = { ...createLogger('warn'), error: () => undefined };
  const builder = await createBuilder({ ...module.default, configFile: false, customLogger }, null);
  await builder.buildApp();
} catch (error) {
  process.stderr.write(`${report(error)}\n`);
  process.exitCode = 1;
}
