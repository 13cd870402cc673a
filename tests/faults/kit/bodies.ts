import fc from 'fast-check';
import type { Sent } from './post';
import { randomFrom, type Random } from './random';
import { asJson, asPlainForm, bodyOf, kinds, submissionAt, type Submission } from './submissions';

/** A generated request, and its values if it is valid JSON. */
export interface Generated extends Pick<Submission, 'kind' | 'request'> {
  sent: Sent & { body: Buffer };
  values?: unknown;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom(
    '\ud800',
    '\udfff\ud800',
    '\u0000',
    '\ufeffA',
    '\u202egnp.exe',
    'x'.repeat(2001),
    'é'.normalize('NFD'),
    ' \r\n\t ',
  ),
);
const odd = fc.oneof(
  text,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    -1,
    2.5,
    [],
    {},
    [[]],
    ['5'],
    { toString: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const oddName = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'status',
  'idempotency_key',
  'created_at',
  '',
  'name ',
  'NAME',
);

/** Values of a form of which some are odd, missing or superfluous. */
const oddValues = (values: Readonly<Record<string, unknown>>) =>
  fc
    .record({
      changed: fc.dictionary(fc.constantFrom(...Object.keys(values)), odd, { maxKeys: 2 }),
      added: fc.dictionary(oddName, odd, { maxKeys: 1 }),
      without: fc.option(fc.constantFrom(...Object.keys(values)), { freq: 6 }),
    })
    .map(({ changed, added, without }) => {
      const all = Object.entries({ ...values, ...changed }).filter(([name]) => name !== without);
      // Not by spreading: `__proto__` must become an ordinary field.
      return Object.fromEntries([...all, ...Object.entries(added)]);
    });

/** Invalid bytes: NUL, overlong and broken UTF-8, lone surrogates, a byte order mark. */
const badBytes = [
  [0],
  [0xc0, 0xaf],
  [0xe0, 0x80, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xff],
  [0xef, 0xbb, 0xbf],
  [0xf4, 0x90, 0x80, 0x80],
  [0x80],
  [0x22],
  [0x5c],
  [0x7d],
  [0x25],
  [0x26],
];

function damaged(bytes: Buffer, random: Random): Buffer {
  let result = bytes;
  for (let left = random.whole(1, 4); left > 0; left -= 1) {
    const at = random.whole(0, result.length);
    const drop = random.oneOf([0, 0, 1, 8]);
    const put = badBytes[random.whole(0, badBytes.length - 1)] ?? [];
    result = Buffer.concat([result.subarray(0, at), Buffer.from(put), result.subarray(at + drop)]);
  }
  return result;
}

const wrongTypes = [
  '',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  '\u00e9',
  'a/b;'.repeat(200),
] as const;

/** JSON texts that are difficult for parsers; `%` is replaced by the valid body. */
const hardTexts: readonly ((body: string, random: Random) => string)[] = [
  (_, random) => '['.repeat(random.whole(1, 16_000)),
  (_, random) => '{"a":'.repeat(random.whole(1, 3000)),
  (_, random) => `${'['.repeat(3000)}${']'.repeat(random.whole(2999, 3000))}`,
  (body) => body.replace('{', '{"name":"first","name":"second","rating":1e999,'),
  (body) => body.replace(/:"[^"]*"/, ':-0.0000000000000000000000000000001e+400'),
  (body) => body.replace(/:"[^"]*"/, ':"\\ud800\\udc00\\udfff"'),
  (body) => body.replace(/:"[^"]*"/, `:${'9'.repeat(5000)}`),
  (body) => `${body}${body}`,
  (body) => `\ufeff${body}`,
  (body) => body.slice(0, -1),
  (body) => body.replaceAll('"', "'"),
  (body) => `${body}${' '.repeat(17_000)}`,
  () => '',
  () => 'null',
  () => '"text"',
  () => 'NaN',
  () => `{${Array.from({ length: 1500 }, (_, n) => `"f${String(n)}":1`).join(',')}}`,
];

/**
 * Generated requests, the same for the same seed: odd values in a valid structure, damaged bytes, texts that are
 * difficult for parsers, damaged plain forms, and wrong content types.
 */
export function* generatedBodies(count: number, seed: number): Generator<Generated> {
  const random = randomFrom(seed);
  const batch = 500;
  let oddOnes: (Pick<Submission, 'kind' | 'request'> & { values: Record<string, unknown> })[] = [];
  for (let n = 0; n < count; n += 1) {
    const submission = submissionAt(n, `made${String(seed)}`);
    const { kind, request } = submission;
    const named = { kind, ...(request && { request }) };
    const good = asJson(submission);
    const way = random.next();
    if (way < 0.5) {
      if (oddOnes.length === 0) {
        // One of each form, and another kind of request in each batch.
        const bases = kinds.map((_, at) => submissionAt(n - (n % kinds.length) + at, `odd${String(n)}`));
        oddOnes = bases.flatMap((base) =>
          fc
            .sample(oddValues(base.values), { numRuns: batch / kinds.length, seed: seed + n })
            .map((values) => ({ kind: base.kind, ...(base.request && { request: base.request }), values })),
        );
      }
      const made = oddOnes.pop();
      if (!made) continue;
      const sent = asJson({ ...submission, ...made });
      const body = JSON.stringify(bodyOf(made.kind, made.values));
      yield {
        kind: made.kind,
        ...(made.request && { request: made.request }),
        values: JSON.parse(JSON.stringify(made.values)) as unknown,
        sent: { ...sent, body: Buffer.from(body) },
      };
    } else if (way < 0.7)
      yield { ...named, sent: { ...good, body: damaged(Buffer.from(good.body), random) } };
    else if (way < 0.8) {
      const hard = hardTexts[random.whole(0, hardTexts.length - 1)] ?? (() => '');
      yield { ...named, sent: { ...good, body: Buffer.from(hard(good.body, random)) } };
    } else if (way < 0.9) {
      const form = asPlainForm(submission);
      yield { ...named, sent: { ...form, body: damaged(Buffer.from(form.body), random) } };
    } else {
      const headers = { ...good.headers, 'Content-Type': random.oneOf(wrongTypes) };
      yield { ...named, sent: { ...good, headers, body: Buffer.from(good.body) } };
    }
  }
}
