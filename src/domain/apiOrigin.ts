import { beginPath } from './formGuard';

/** Put in place by the build (vite.config.ts); the library is built without it. */
declare const __API_ORIGIN__: string | undefined;

/**
 * Origin of the server where pages lie on another host, such as a CDN; empty where the server gives the pages as well. Set
 * through the environment, see `src/config/origins.ts`.
 */
export const apiOrigin: string = typeof __API_ORIGIN__ === 'string' ? __API_ORIGIN__ : '';

/** Address of a path that the server answers, such as a form's: the only place where its origin is joined. */
export const atServer = (path: string): string => apiOrigin + path;

/** Where the beginning of a form is told. Joined here, so that it weighs nothing in the first script where it joins nothing. */
export const beginAddress = `${apiOrigin}${beginPath}`;
