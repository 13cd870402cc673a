import { brotliCompressSync } from 'node:zlib';

/** A chunk of the bundler's output. */
export interface BuiltChunk {
  /** Path of its file. */
  fileName: string;
  code: string;
  /** Files that it imports statically. */
  imports: readonly string[];
  /** The module for which it was made, if any. */
  facadeModuleId: string | null;
  /** By module id: the code after tree shaking, before minification. */
  modules: Readonly<Record<string, { code: string | null }>>;
}

/** One part of a chunk. */
export interface Part {
  /** A module, or a package or folder of them. */
  name: string;
  /** Its share of the chunk's compressed bytes: an estimate, because a chunk is compressed as a whole. */
  bytes: number;
}

/** Size and contents of a chunk. */
export interface ChunkSize {
  file: string;
  /** Bytes before compression. */
  plain: number;
  /** Bytes as sent. */
  sent: number;
  /** Its modules, the heaviest first. */
  modules: Part[];
}

const sentSize = (code: string): number => brotliCompressSync(code).length;

/** Path of a module from the project's top or from its packages, without what the bundler puts before it. */
export function moduleName(id: string, root: string): string {
  const path = id.replace(/\\/g, '/').replace(/\0/g, '').replace(/\?.*$/, '');
  const packages = path.lastIndexOf('/node_modules/');
  if (packages >= 0) return path.slice(packages + '/node_modules/'.length);
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
}

/** The package, or the folder of `src`, that a module belongs to; `@mui/material` by its folders. */
export function groupName(module: string): string {
  const parts = module.split('/');
  if (parts[0] === '@mui' && parts[1] === 'material') return parts.slice(0, 3).join('/');
  if (parts[0]?.startsWith('@') || parts[0] === 'src') return parts.slice(0, 2).join('/');
  return parts[0] ?? module;
}

/** Adds up parts that belong together, the heaviest first. */
export function grouped(parts: readonly Part[], nameOf: (name: string) => string): Part[] {
  const sums = new Map<string, number>();
  for (const { name, bytes } of parts) sums.set(nameOf(name), (sums.get(nameOf(name)) ?? 0) + bytes);
  return [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** Weighs a chunk, and shares its compressed bytes among its modules by what each weighs alone. */
export function chunkSize({ fileName, code, modules }: BuiltChunk, root: string): ChunkSize {
  const sent = sentSize(code);
  const alone = Object.entries(modules).map(([id, module]) => ({
    name: moduleName(id, root),
    bytes: module.code ? sentSize(module.code) : 0,
  }));
  const sum = alone.reduce((total, { bytes }) => total + bytes, 0);
  return {
    file: fileName,
    plain: Buffer.byteLength(code),
    sent,
    modules: alone
      .map(({ name, bytes }) => ({ name, bytes: sum === 0 ? 0 : (bytes / sum) * sent }))
      .sort((a, b) => b.bytes - a.bytes),
  };
}

/** A chunk and all that it imports at once, each once. */
export function closure(files: readonly string[], chunks: readonly BuiltChunk[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  files.forEach(add);
  return [...found];
}
