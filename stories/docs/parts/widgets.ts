import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A widget or a page, as lists of them show it. */
export interface Widget {
  /** Id of its documentation, without `--docs`. */
  id: string;
  /** Its name in words. */
  name: string;
  /** What it is, in a sentence; pages have none. */
  purpose: string;
  /** Id of the story that shows it best. */
  story: string;
}

/** The first sentence under the heading of a page, without Markdown's signs. */
function firstSentence(page: string): string {
  const [, paragraph = ''] = /^# .+\n+([\s\S]+?)\n\n/m.exec(page) ?? [];
  const text = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '');
  return /^.+?[.!?](?= [A-Z]|$)/.exec(text)?.[0] ?? text;
}

/**
 * The widget that a documentation page is about.
 * @param path Path of the page: `../components/StarPicker.mdx`.
 * @param page Its text.
 */
export function widgetOf(path: string, page: string): Widget {
  const [tier = '', file = ''] = path.replace('.mdx', '').split('/').slice(-2);
  const title = `${tier}/${file}`;
  const shown = /<Canvas of=\{\w+\.(\w+)\}/.exec(page)?.[1] ?? 'Default';
  return {
    id: toId(title, 'x').replace(/--x$/, ''),
    name: /^# (.+)$/m.exec(page)?.[1] ?? file,
    purpose: firstSentence(page),
    story: toId(title, storyNameFromExport(shown)),
  };
}

/**
 * The page that a file of stories is about.
 * @param path Path of its stories: `../pages/HomePage.stories.tsx`.
 */
export function pageOf(path: string): Widget {
  const file = /(\w+)\.stories/.exec(path)?.[1] ?? '';
  const id = toId(`pages/${file}`, 'x').replace(/--x$/, '');
  const name = file.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { id, name, purpose: '', story: `${id}--default` };
}
