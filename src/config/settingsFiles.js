/**
 * Reads settings files, `site.env` and `server.env`: one `NAME=value` a line. A value is read as it looks: everything after
 * the sign, `#` too; blanks around it, and one pair of quotes around all of it, do not belong to it. Node's own reader ends a
 * value at `#` and skips a first line after a byte-order mark. Plain JavaScript, because it runs before anything is built.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ConfigError } from './ConfigError.js';

/** The files, in the order in which they are read. */
export const settingsFiles = ['site.env', 'server.env'];

/**
 * One line of a settings file.
 * @typedef {{ name: string, value: string, file: string, place: string }} Setting Its `place` is `site.env, line 3`.
 */

/** @param {string} written A value as it stands. */
const unquoted = (written) => /^(["'])(.*)\1$/.exec(written)?.[2] ?? written;

/**
 * The settings in the files that exist.
 * @param {readonly string[]} files Paths.
 * @returns {Setting[]}
 * @throws {ConfigError} If a line is no setting, or a name stands twice.
 */
export function settingsIn(files = settingsFiles) {
  /** @type {Map<string, Setting>} */
  const found = new Map();
  for (const file of files.filter((path) => existsSync(path))) {
    const lines = readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
    for (const [index, line] of lines.entries()) {
      const place = `${file}, line ${String(index + 1)}`;
      const written = line.trim();
      if (written === '' || written.startsWith('#')) continue;
      const [, name, value = ''] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(written) ?? [];
      if (name === undefined)
        throw new ConfigError(`${place} is no setting. Write NAME=value, or # before a remark.`);
      const other = found.get(name);
      if (other) throw new ConfigError(`${place}: ${name} stands in ${other.place}, too. Remove one.`);
      found.set(name, { name, value: unquoted(value.trim()), file, place });
    }
  }
  return [...found.values()];
}

/** Names that shells give to the user's own address and machine, with the file that has the site's. */
const ofTheShell = { EMAIL: 'site.env', HOST: 'server.env' };

/**
 * Writes the settings of the files into an environment. What pages show is the owner's: `site.env` takes precedence over the
 * environment, which takes precedence over `server.env`, so that a port can be given for one start.
 * @param {Record<string, string | undefined>} env Usually `process.env`.
 * @param {readonly string[]} files Paths.
 * @returns {string[]} Notes about names of the environment that are not used, a line each.
 * @throws {ConfigError} See {@link settingsIn}.
 */
export function loadSettings(env, files = settingsFiles) {
  const unused = Object.keys(ofTheShell).filter((name) => env[name]);
  for (const name of unused) delete env[name];
  for (const { name, value, file } of settingsIn(files))
    if (basename(file) === 'site.env' || !env[name]) env[name] = value;
  return Object.entries(ofTheShell).flatMap(([name, file]) =>
    unused.includes(name) && !env[name]
      ? [
          `${name} of the environment is not used, since shells set it. If it is the site's, write it in ${file}.`,
        ]
      : [],
  );
}
