import type { Load, Measured, Waits } from './generatorSettings';
import { RawConnection, type RawAnswer } from './rawConnection';
import { asJson, submissionAt } from './submissions';

/**
 * A load generator in its own process. Requests are sent when they are due, whether or not the previous ones have been
 * answered, and their response time counts from then: a server that pauses for a moment cannot hide it.
 */
const load = JSON.parse(process.argv[2] ?? '') as Load;
const { hostname, port } = new URL(load.url);
const idle: { connection: RawConnection; since: number }[] = [];
/** Time in ms after which an idle connection is not reused, as in browsers: the server may close it at any moment. */
const maxIdle = 8000;
const all = new Set<RawConnection>();
const waiting: ((connection: RawConnection) => void)[] = [];
const maxConnections = 256;
let underWay = 0;
let maxConcurrent = 0;

function withConnection(use: (connection: RawConnection) => void): void {
  for (let ready = idle.pop(); ready; ready = idle.pop()) {
    const { connection, since } = ready;
    if (connection.open && performance.now() - since < maxIdle) {
      use(connection);
      return;
    }
    connection.close();
    all.delete(connection);
  }
  if (all.size >= maxConnections) {
    waiting.push(use);
    return;
  }
  const connection = new RawConnection(hostname, Number(port));
  all.add(connection);
  use(connection);
}

function giveBack(connection: RawConnection): void {
  if (!connection.open) all.delete(connection);
  else idle.push({ connection, since: performance.now() });
  const next = waiting.shift();
  if (next) withConnection(next);
}

const getBytes = load.paths.map((path) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/html,*/*\r\nAccept-Encoding: br, gzip\r\n\r\n`,
  ),
);

function postBytes(n: number): Buffer {
  const { path, headers, body } = asJson(submissionAt(n, 'load'));
  const length = Buffer.byteLength(body);
  const lines = Object.entries({ Host: hostname, ...headers, 'Content-Length': length }).map(
    ([name, value]) => `${name}: ${String(value)}\r\n`,
  );
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

interface Kind {
  perSecond: number;
  bytes: (n: number) => Buffer;
  sent: number;
  waits: number[];
  errors: Record<string, number>;
}
const kindOf = (perSecond: number, bytes: Kind['bytes']): Kind => ({
  perSecond,
  bytes,
  sent: 0,
  waits: [],
  errors: {},
});
const gets = kindOf(load.gets, (n) => getBytes[n % getBytes.length] ?? Buffer.alloc(0));
const posts = kindOf(load.posts, postBytes);

const began = performance.now();
const measuredFrom = began + load.warmUp * 1000;
const end = measuredFrom + load.seconds * 1000;

function send(kind: Kind, due: number): void {
  const bytes = kind.bytes(kind.sent++);
  underWay += 1;
  maxConcurrent = Math.max(maxConcurrent, underWay);
  withConnection((connection) => {
    connection.send(bytes, (answer: RawAnswer) => {
      underWay -= 1;
      const wait = performance.now() - due;
      if (due >= measuredFrom) kind.waits.push(wait);
      const reason = 'error' in answer ? answer.error : String(answer.status);
      if (!/^20\d$/.test(reason)) kind.errors[reason] = (kind.errors[reason] ?? 0) + 1;
      giveBack(connection);
    });
  });
}

function waitsOf({ waits, errors }: Kind): Waits {
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: Math.round(sorted.at(-1) ?? 0), errors };
}

const timer = setInterval(() => {
  const now = performance.now();
  for (const kind of [gets, posts]) {
    for (;;) {
      const due = began + (kind.sent * 1000) / kind.perSecond;
      if (due > now || kind.sent >= kind.perSecond * (load.warmUp + load.seconds)) break;
      send(kind, due);
    }
  }
  // A request that is never answered counts as an error, and is not waited for.
  if (now >= end && (underWay === 0 || now > end + 20_000)) finish();
}, 1);

function finish(): void {
  clearInterval(timer);
  if (underWay > 0) gets.errors['no answer'] = underWay;
  const measured: Measured = { gets: waitsOf(gets), posts: waitsOf(posts), mostUnderWay: maxConcurrent };
  process.stdout.write(JSON.stringify(measured), () => process.exit(0));
}
