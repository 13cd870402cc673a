const modules = import.meta.glob<string>(
  '../../src/{components,forms,sections,layouts}/*/*.{tsx,styles.ts}',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** MUI's own size of an icon, in px. */
const standardSize = 24;

/** A component that shows an icon, and how large. */
export interface IconUser {
  /** Name of the component. */
  component: string;
  /** Sides in px that its styles give to icons. */
  sizes: readonly number[];
}

const folderOf = (path: string) => path.split('/').at(-2) ?? path;

/** Sides in px that a folder's styles give to icons: `22`, or `'1.375rem'` where they grow with the text. */
function sizesIn(folder: string): number[] {
  const styles = Object.entries(modules).filter(
    ([path]) => folderOf(path) === folder && path.endsWith('.styles.ts'),
  );
  const sizes = styles.flatMap(([, text]) =>
    [...text.matchAll(/svg'?: \{[^}]*?width: '?([\d.]+)(rem)?/g)].map(
      ([, value, rem]) => Number(value) * (rem === undefined ? 1 : 16),
    ),
  );
  return sizes.length > 0 ? [...new Set(sizes)] : [standardSize];
}

/** Names of MUI's icons that the sources import, with the components that show them. Read from the sources themselves. */
export function iconsInUse(): Map<string, IconUser[]> {
  const users = new Map<string, IconUser[]>();
  for (const [path, text] of Object.entries(modules)) {
    for (const [, name = ''] of text.matchAll(/from '@mui\/icons-material\/(\w+)'/g)) {
      const component = folderOf(path);
      const known = users.get(name) ?? [];
      if (known.some((user) => user.component === component)) continue;
      users.set(name, [...known, { component, sizes: sizesIn(component) }]);
    }
  }
  return new Map([...users].sort(([one], [other]) => one.localeCompare(other)));
}
