import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'stories', '.storybook'];
const packages =
  /\bfrom '((?:@mui|@emotion|@hookform|@emailjs|react|react-dom|react-router-dom|react-hook-form|react-element-to-jsx-string|zod)(?:\/[^'$]*)?)'/g;

/**
 * The npm modules that stories load, read from the sources. Vite pre-bundles them before the first story: a module found
 * while stories run makes it pre-bundle all of them again, and the stories running at that moment fail.
 */
export function preparedModules(): string[] {
  const found = new Set(['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']);
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      for (const [, name] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(packages)) {
        // Prerendering runs only in Node.
        if (name && !/^(react-dom\/static|@emotion\/server)/.test(name)) found.add(name);
      }
    }
  }
  return [...found].sort();
}
