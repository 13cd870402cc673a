/**
 * The sheet for a reader who speaks a language of the site from home, and his corrections.
 *
 *     npm run reader -- sheet [language] [file]        # writes the sheet, by default for Kiswahili
 *     npm run reader -- take FILE [--by "Name"]        # puts the corrections of a filled sheet into the files of words
 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

// With the plugins and the owner's data of the site: the assistant's words are TypeScript.
const { module } = /** @type {{ module: { default: import('vite').UserConfig } }} */ (
  await runnerImport(resolve('vite.config.ts'))
);
const { plugins = [], define = {} } = module.default;
await runnerImport('/src/content/reader/command.ts', { plugins, define, logLevel: 'warn' });
