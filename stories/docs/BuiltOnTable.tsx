import type { ReactNode } from 'react';
import { Sheet } from '../foundations/Sheet';

const pages = import.meta.glob<string>('../{components,forms,sections,layouts}/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Text with links and code, as a page's Markdown has them. */
function inline(text: string): ReactNode[] {
  return text.split(/(\[[^\]]+\]\([^)]+\)|`[^`]+`)/).map((part, at) => {
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (address !== undefined) {
      return (
        <a key={at} href={address} target="_top">
          {words}
        </a>
      );
    }
    return part.startsWith('`') ? <code key={at}>{part.slice(1, -1)}</code> : part;
  });
}

/** The line "Built on" of a page, without its beginning; it ends with its paragraph. */
function builtOnLine(page: string): string {
  const [, written = ''] = /^\*\*Built on:\*\*([\s\S]*?)\n\s*\n/m.exec(page) ?? [];
  return written.replace(/\s+/g, ' ').trim();
}

const titleOf = (page: string) => /^# (.+)$/m.exec(page)?.[1] ?? '';

const rows = Object.entries(pages).map(([path, page]) => {
  const [tier = '', file = ''] = path.split('/').slice(1);
  const address = `?path=/docs/${tier}-${file.replace('.mdx', '').toLowerCase()}--docs`;
  return [
    <a key="page" href={address} target="_top">
      {titleOf(page)}
    </a>,
    tier,
    <span key="line">{inline(builtOnLine(page))}</span>,
  ];
});

/** Every widget and what it is built on. Read from the line "Built on" of each page. */
export function BuiltOnTable() {
  return <Sheet caption={`${rows.length} widgets`} columns={['Widget', 'Part', 'Built on']} rows={rows} />;
}
