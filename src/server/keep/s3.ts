import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../../config/keep';
import { copiesAmong, type BackupPlace } from './places';

/** A bucket, which copies are sent to. */
export interface S3Place extends BackupPlace {
  /** Sends a file; what has arrived is as long as what was sent. */
  send(file: string, name: string): Promise<void>;
}

/** Longest wait for one answer, in ms: a part has 8 MB, and a slow line takes minutes for it. */
const patience = 10 * 60_000;

/** Runs a call of the library. @throws One line, without the body of the answer, which may name keys. */
async function told<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, code, message } = error as { status?: number; code?: string; message?: string };
    const said = [status, code].filter((part) => part !== undefined).join(' ');
    const reason = said === '' ? (message ?? 'no answer').split('\n')[0]?.slice(0, 120) : said;
    // Without its cause, whose text may hold the answer.
    throw new Error(`S3 could not ${what}: ${reason ?? ''}`, { cause: undefined });
  }
}

/** A bucket of storage that speaks S3. Its keys are never shown. */
export function s3Place({ url, region, accessKeyId, secretAccessKey }: S3Settings): S3Place {
  // At once, though it is needed later: a newer build may have taken the place of these files by then.
  const opened = import('s3mini').then(
    ({ S3mini }) =>
      new S3mini({ endpoint: url, region, accessKeyId, secretAccessKey, requestAbortTimeout: patience }),
  );
  // Told by the first call.
  opened.catch(() => undefined);

  const list = () =>
    told('list the copies', async () => {
      const found = await (await opened).listObjects('/', 'website-');
      if (found === null) throw new Error('there is no such bucket');
      return copiesAmong(found.map(({ Key: name, Size: size }) => ({ name, bytes: Number(size) })));
    });

  return {
    shown: url,
    list,
    read: (name) =>
      told('read the copy', async () => {
        const response = await (await opened).getObjectResponse(name);
        if (!response?.body) throw new Error('there is no such copy');
        return Readable.fromWeb(response.body as ReadableStream);
      }),
    remove: (name) =>
      told('delete a copy', async () => {
        if (!(await (await opened).deleteObject(name))) throw new Error('it refused');
      }),
    send: (file, name) =>
      told('take the copy', async () => {
        // Read from the disk part by part, as it is sent.
        const blob = await openAsBlob(file);
        const { ok, status } = await (await opened).putAnyObject(name, blob, 'application/vnd.sqlite3');
        if (!ok) throw new Error(`it answered ${String(status)}`);
        const arrived = (await (await opened).listObjects('/', name))?.find(({ Key: key }) => key === name);
        if (Number(arrived?.Size) !== blob.size) throw new Error('the copy did not arrive whole');
      }),
  };
}
