import { beginPath } from './formGuard';

/** Put in place by the build (vite.config.ts); the library is built without it. */
declare const __API_ORIGIN__: string | undefined;

/**
 * Origin of the server where pages lie on another host, such as a CDN; empty where the server gives the pages as well. It goes
 * before each path that the server answers: a constant, as a function would weigh something where it joins nothing. Set through
 * the environment, see `src/config/origins.ts`.
 */
export const apiOrigin: string = typeof __API_ORIGIN__ === 'string' ? __API_ORIGIN__ : '';

/** Where the beginning of a form is told: joined here for the first script, where each byte counts. */
export const beginAddress = `${apiOrigin}${beginPath}`;
