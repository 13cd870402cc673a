import type { Language } from '../domain/language';

/**
 * What the languages' folders of words have in files of one name, by language; one that lacks the file is missing.
 * @param files By path, as `import.meta.glob` gives them: a new folder needs no entry in any list.
 */
export const byLanguage = <File>(files: Readonly<Record<string, File>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [/words\/([a-z]+)\//.exec(path)?.[1], file]),
  ) as Readonly<Partial<Record<Language, File>>>;
