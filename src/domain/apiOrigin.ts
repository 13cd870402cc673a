import { beginPath } from './formGuard';

/** Replaced by the build (vite.config.ts); the library is built without it. */
declare const __API_ORIGIN__: string | undefined;

/**
 * Origin of the server if the pages are on another host, such as a CDN; empty if the server serves the pages as well. It is
 * prepended to each path that the server answers. A constant, because a function would add bytes even when it is empty. Set
 * through the environment, see `src/config/origins.ts`.
 */
export const apiOrigin: string = typeof __API_ORIGIN__ === 'string' ? __API_ORIGIN__ : '';

/** Address that notes when a form is begun: composed here for the first-load script, where every byte counts. */
export const beginAddress = `${apiOrigin}${beginPath}`;
