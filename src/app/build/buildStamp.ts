import { pageSettings } from '../../config/names';
import { sourceHash } from './sourceHash.js';

/** What `build.txt` says of a build: a stamp of these sources, then one line per setting of this process. */
export const buildStamp = (): string =>
  [
    sourceHash(),
    ...pageSettings.map((name) => `${name}=${encodeURIComponent(process.env[name] ?? '')}`),
  ].join('\n');
