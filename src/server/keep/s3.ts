import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../../config/keep';
import { copiesAmong } from './copyNames';
import type { BackupPlace } from './places';

/** A bucket to which backups are uploaded. */
export interface S3Place extends BackupPlace {
  /** Uploads a file, and verifies its length. */
  send(file: string, name: string): Promise<void>;
}

/** Time limit in ms for one response: a part has 8 MB, which takes minutes on a slow connection. */
const requestTimeout = 10 * 60_000;

/** Runs a call of the library. @throws An error of one line, without the response's body, which may contain keys. */
async function withPlainErrors<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, code, message } = error as { status?: number; code?: string; message?: string };
    const codes = [status, code].filter((part) => part !== undefined).join(' ');
    const reason = codes === '' ? (message ?? 'no answer').split('\n')[0]?.slice(0, 120) : codes;
    // Without its cause, whose text may contain the response.
    throw new Error(`S3 could not ${what}: ${reason ?? ''}`, { cause: undefined });
  }
}

/** A bucket in S3-compatible storage. Its keys are never shown. */
export function s3Place({ url, region, accessKeyId, secretAccessKey }: S3Settings): S3Place {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const folder = folders.map((part) => `${part}/`).join('');
  // Imported at the start, although it is needed later: a newer build may have replaced the library's files by then.
  const client = import('s3mini').then(
    ({ S3mini }) =>
      new S3mini({
        endpoint: `${origin}/${bucket}`,
        region,
        accessKeyId,
        secretAccessKey,
        requestAbortTimeout: requestTimeout,
      }),
  );
  // A failed import is reported by the first call.
  client.catch(() => undefined);

  const list = () =>
    withPlainErrors('list the copies', async () => {
      const found = await (await client).listObjects('/', `${folder}website-`);
      if (found === null) throw new Error('there is no such bucket');
      return copiesAmong(
        found.map(({ Key: key, Size: size }) => ({ name: key.slice(folder.length), bytes: Number(size) })),
      );
    });

  return {
    shown: url,
    list,
    read: (name) =>
      withPlainErrors('read the copy', async () => {
        const response = await (await client).getObjectResponse(folder + name);
        if (!response?.body) throw new Error('there is no such copy');
        return Readable.fromWeb(response.body as ReadableStream);
      }),
    remove: (name) =>
      withPlainErrors('delete a copy', async () => {
        if (!(await (await client).deleteObject(folder + name))) throw new Error('it refused');
      }),
    send: (file, name) =>
      withPlainErrors('take the copy', async () => {
        // Read from the disk part by part, as it is uploaded.
        const blob = await openAsBlob(file);
        const { ok, status } = await (
          await client
        ).putAnyObject(folder + name, blob, 'application/vnd.sqlite3');
        if (!ok) throw new Error(`it answered ${String(status)}`);
        const arrived = (await (await client).listObjects('/', folder + name))?.find(
          ({ Key: key }) => key === folder + name,
        );
        if (Number(arrived?.Size) !== blob.size) throw new Error('the copy did not arrive whole');
      }),
  };
}
