import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is made from the rest, or belongs to this machine. */
const notCopied =
  /^(?:\.git|\.dev|node_modules|dist.*|data|.*\.env|storybook-static|test-results|.*-report|contact-sheets)$/;

/** A copy of the whole project that an owner edits. */
export interface OwnersProject {
  folder: string;
  /** Replaces a text in a file: once, or wherever a global pattern finds it. @throws {Error} If the file does not contain it. */
  edit: (file: string, found: string | RegExp, written: string) => void;
  /** Adds or replaces a file. */
  write: (file: string, content: string | Uint8Array) => void;
  /** Runs a script of package.json. */
  npm: (script: string) => void;
  remove: () => void;
}

/** Copies the project that the current folder holds; the installed packages are the project's own. */
export function ownersProject(): OwnersProject {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const name of readdirSync('.').filter((one) => !notCopied.test(one)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (existsSync('.git')) execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    edit(file, found, written) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const edited = text.replace(found, () => written);
      if (edited === text) throw new Error(`${file} has nothing like ${String(found)}`);
      writeFileSync(path, edited);
    },
    write(file, content) {
      writeFileSync(join(folder, file), content);
    },
    npm(script) {
      execFileSync('npm', ['run', '--silent', script], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
