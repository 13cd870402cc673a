import { createDesk, type Desk } from '../../src/server/desk/Desk';
import { runDesk } from '../../src/server/desk/runDesk';
import { openStore } from '../../src/server/store/openStore';

/** Runs a command of the desk. @returns Exit code and output. */
export async function deskCommand(
  dataDir: string,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  options: Parameters<typeof runDesk>[2] = {},
) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runDesk(argv, { DATA_DIR: dataDir, ...env }, { ...options, ...io });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Works at the desk of a data folder on which no server runs. */
export async function atDesk<T>(dataDir: string, work: (desk: Desk) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir });
  try {
    const published = () => Promise.resolve();
    return await work(
      createDesk(store, { published, retentionDays: 365, sendsMail: false, siteUrl: () => '', dataDir }),
    );
  } finally {
    await store.close();
  }
}
