import { Agent, request } from 'node:http';

/** The relevant parts of an answer. */
export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** The request. */
export interface Sent {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** A client with its own keep-alive connections. */
export function client({
  connections = 8,
  timeout = 20_000,
}: { connections?: number; timeout?: number } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Sends a request; undefined if no complete answer came, for whatever reason. */
    send: (url: string, sent: Sent) => exchange(agent, url, sent, timeout),
    close: () => {
      agent.destroy();
    },
  };
}

function exchange(agent: Agent, url: string, sent: Sent, timeout: number): Promise<Answer | undefined> {
  const { method = 'POST', path, headers, body } = sent;
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const nothing = () => {
      resolve(undefined);
    };
    const call = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', nothing);
        answer.on('close', nothing);
        answer.on('end', () => {
          if (answer.complete)
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString(),
            });
        });
      },
    );
    call.setTimeout(timeout, () => call.destroy());
    call.on('error', nothing);
    call.end(body);
  });
}
