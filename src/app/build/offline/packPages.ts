import type { KeptPages } from '../../worker/keptPages';

/** Splits a text into its smallest pieces: after each tag, rule and line. */
const pieces = /[^>}\n]*[>}\n]|[^>}\n]+$/g;

/** Records the only value of a key; `undefined` once there are two different ones. */
function noteOnly(met: Map<number, number | undefined>, key: number, value: number): void {
  met.set(key, met.has(key) && met.get(key) !== value ? undefined : value);
}

/** Pieces that always occur together, as chains: the next piece for each piece. */
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
 * Packs pages so that text which several share is stored only once: 3.4 MB of first-aid pages shrink to less than a
 * sixth, also on the phone, which stores files uncompressed.
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
