import { existsSync, readdirSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { missingFiles } from './words/checkWords.js';

const pagesFolder = normalizePath(resolve('src/content/pages'));
const languageFile = posix.join(pagesFolder, 'language.ts');
const wordsFolder = normalizePath(resolve('src/content/words'));

/** Languages beside English, by the folders of their words. */
const translations = readdirSync(wordsFolder).filter((name) => /^[a-z]{2,3}$/.test(name) && name !== 'en');

/** Name of the module that lists, by language, the files of words that are shown in English for want of a translation. */
const untranslated = 'virtual:untranslated';

const listUntranslated = () =>
  Object.fromEntries(
    translations.map((language) => [
      language,
      missingFiles(wordsFolder).flatMap((one) =>
        one.language === language ? [one.file.replace(/\.json$/, '')] : [],
      ),
    ]),
  );

/** Splits the address of a module of a language: `…/home.ts?sw`. */
const boundTo = (id = '') => {
  const [file = '', query = ''] = id.split('?');
  return { file, language: translations.find((one) => one === query) };
};

/**
 * Vite plugin that binds the pages' structure to a language. `#sw/home` is `pages/home.ts` in Kiswahili, in the build
 * `home.ts?sw`: what it imports from `#words/` are Kiswahili words, what it imports from the pages' folder and of pictures
 * is Kiswahili as well. A file of words that a language lacks is the English one, and named in `virtual:untranslated`, so
 * that a page says that it is English. Without this plugin, such as in TypeScript, all is English, by `imports` of package.json.
 */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === untranslated) return `\0${untranslated}`;
      const from = boundTo(importer);
      const asked = /^#([a-z]+)\/(.+)$/.exec(source);
      if (asked) {
        const [, room = '', name = ''] = asked;
        if (room === 'words') {
          const own = posix.join(wordsFolder, from.language ?? 'en', name);
          return existsSync(own) ? own : posix.join(wordsFolder, 'en', name);
        }
        const file = posix.join(pagesFolder, `${name}.ts`);
        if (room === 'en') return file;
        if (translations.includes(room)) return `${file}?${room}`;
      }
      if (!from.language) return undefined;
      if (source.startsWith('virtual:picture/'))
        return this.resolve(`${source}/${from.language}`, importer, options);
      if (!source.startsWith('.')) return undefined;
      const found = await this.resolve(source, from.file, { ...options, skipSelf: true });
      return found?.id.startsWith(pagesFolder) ? `${found.id}?${from.language}` : found;
    },
    load(id) {
      if (id === `\0${untranslated}`) return `export default ${JSON.stringify(listUntranslated())};`;
      const { file, language } = boundTo(id);
      return language && file === languageFile ? `export const language = '${language}';` : undefined;
    },
  };
}
