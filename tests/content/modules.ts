import type { PageMeta } from '../../src/content/types';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/pages/**/*.ts', '!../../src/content/pages/kiswahiliAssistant{.ts,/**}'],
  { eager: true },
);

/** Every content module by its file name. */
export const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  Object.entries(files).map(([path, module]) => [path.replace(/^.*\/|\.ts$/g, ''), module]),
);

/** The content of every page: a module that exports, under its file's name, an object with `meta`. */
export const pages: Readonly<Record<string, { meta: PageMeta }>> = Object.fromEntries(
  Object.entries(modules).flatMap(([name, module]) => {
    const content = module[name];
    return isPage(content) ? [[name, content]] : [];
  }),
);

function isPage(content: unknown): content is { meta: PageMeta } {
  return typeof content === 'object' && content !== null && 'meta' in content;
}

/** A text of the content with its position. */
export interface PlacedText {
  place: string;
  key: string;
  text: string;
}

/** All texts in a value, without results of functions. */
export function texts(value: unknown, place = '', key = ''): PlacedText[] {
  if (typeof value === 'string') return [{ place, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, `${place}.${name}`, name));
}

/** All texts of all content modules. */
export const allTexts: readonly PlacedText[] = Object.entries(modules).flatMap(([name, module]) =>
  texts(module, name),
);
