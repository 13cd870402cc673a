import type { KeptPages } from '../../worker/keptPages';

/** Ends of the smallest pieces: a tag's, a rule's, a line's. */
const pieces = /[^>}\n]*[>}\n]|[^>}\n]+$/g;

/** The one value that is always met; `undefined` once there were two. */
function noteOnly(met: Map<number, number | undefined>, key: number, value: number): void {
  met.set(key, met.has(key) && met.get(key) !== value ? undefined : value);
}

/** Pieces that are always met together, as heads of chains: piece by piece, what follows each of them. */
function chains(texts: readonly (readonly number[])[]): Map<number, number> {
  const after = new Map<number, number | undefined>();
  const before = new Map<number, number | undefined>();
  for (const text of texts) {
    text.forEach((piece, at) => {
      noteOnly(after, piece, text[at + 1] ?? -1);
      noteOnly(before, piece, text[at - 1] ?? -1);
    });
  }
  const next = new Map<number, number>();
  for (const [piece, follower] of after) {
    if (follower !== undefined && follower !== -1 && before.get(follower) === piece)
      next.set(piece, follower);
  }
  return next;
}

/**
 * Puts pages together so that what several have in common stands there once: 3.4 MB of first-aid pages become less than a
 * sixth, also on the phone, which stores files as they are.
 * @param texts The pages' texts by path.
 */
export function packPages(texts: ReadonlyMap<string, string>): Pick<KeptPages, 'parts' | 'pages'> {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const known = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, known);
    return known;
  };
  const cut = new Map([...texts].map(([path, text]) => [path, (text.match(pieces) ?? []).map(numberOf)]));
  const next = chains([...cut.values()]);
  const followers = new Set(next.values());
  const words = [...numbers.keys()];
  const parts: string[] = [];
  const partOf = new Map<number, number>();
  for (const head of words.keys()) {
    if (followers.has(head)) continue;
    let part = '';
    for (let piece: number | undefined = head; piece !== undefined; piece = next.get(piece))
      part += words[piece];
    partOf.set(head, parts.push(part) - 1);
  }
  const pages = [...cut].map(([path, text]) => [path, text.flatMap((piece) => partOf.get(piece) ?? [])]);
  return { parts, pages: Object.fromEntries(pages) as KeptPages['pages'] };
}
