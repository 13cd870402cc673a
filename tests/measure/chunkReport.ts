import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBuilder, type Plugin } from 'vite';
import { siteRoutes } from '../../src/app/siteRoutes';
import { chunkSize, closure, groupName, grouped, type BuiltChunk, type ChunkSize } from './chunkSizes';
import { fieldPages } from './options';
import { kilobytes, table } from './table';

const root = process.cwd().replace(/\\/g, '/');
const client = 'src/app/client/client.tsx';

/** Collects the bundler's output. */
function keep(chunks: BuiltChunk[]): Plugin {
  return {
    name: 'keep-chunks',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push(file);
    },
  };
}

/** Builds the client's code and the first-load script like the site's build, without writing files. */
async function buildChunks(): Promise<BuiltChunk[]> {
  const chunks: BuiltChunk[] = [];
  const builder = await createBuilder({
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [keep(chunks)],
    build: { write: false },
  });
  for (const name of ['client', 'firstLoad']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  return chunks;
}

/** Parts below this size are left out of a list, because together they are small. */
const worthALine = 100;

function chunkText({ file, sent, plain, modules }: ChunkSize, everyModule: boolean): string {
  const parts = everyModule ? modules : grouped(modules, groupName);
  const shown = parts.filter(({ bytes }) => bytes >= worthALine);
  const rest = parts.filter(({ bytes }) => bytes < worthALine);
  const restBytes = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = shown.map(({ name, bytes }) => `${kilobytes(bytes).padStart(7)}  ${name}`);
  if (rest.length > 0) lines.push(`${kilobytes(restBytes).padStart(7)}  ${rest.length} smaller ones`);
  return [`${kilobytes(sent)} KB (${kilobytes(plain)} plain)  ${file}`, ...lines].join('\n');
}

/** Files that a page loads once something needs React. */
function filesOfPage(path: string, chunks: readonly BuiltChunk[]): string[] {
  const route = siteRoutes.find((row) => row.path === path);
  const modules = [
    client,
    ...(route ? [`src/pages/${route.page}.tsx`, `src/content/pages/${route.content}.ts`] : []),
  ];
  const files = modules.flatMap((module) =>
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId === `${root}/${module}`)
      .map(({ fileName }) => fileName),
  );
  return closure(files, chunks);
}

function pagesTable(chunks: readonly BuiltChunk[], sizes: readonly ChunkSize[]): string {
  const sentOf = (file: string) => sizes.find((size) => size.file === file)?.sent ?? 0;
  const columns = fieldPages.map((path) => filesOfPage(path, chunks));
  const files = [...new Set(columns.flat())].sort((a, b) => sentOf(b) - sentOf(a));
  const sums = columns.map((column) => column.reduce((sum, file) => sum + sentOf(file), 0));
  const rows = files.map((file) => [
    file,
    ...columns.map((column) => (column.includes(file) ? kilobytes(sentOf(file)) : '')),
  ]);
  return table(
    ['JavaScript once React is there, KB', ...fieldPages],
    [['all', ...sums.map(kilobytes)], ...rows],
  );
}

/** Prints the contents of each chunk. */
async function reportChunks(): Promise<void> {
  const { values } = parseArgs({
    options: { modules: { type: 'boolean', default: false }, json: { type: 'string' } },
  });
  const chunks = await buildChunks();
  const sizes = chunks.map((chunk) => chunkSize(chunk, root)).sort((a, b) => b.sent - a.sent);
  process.stdout.write('Compressed sizes in KB of 1,000 bytes; what parts weigh in them is an estimate.\n\n');
  for (const size of sizes) process.stdout.write(`${chunkText(size, values.modules)}\n\n`);
  process.stdout.write(`${pagesTable(chunks, sizes)}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(sizes, undefined, 2)}\n`);
}

await reportChunks();
