import { pathIn, type Language } from './language';

/**
 * Error pages that the build writes as files: that of an unknown address, and those with which a proxy answers for a server
 * that is down. 503 and 413 say that a form was not sent, 502 that a page cannot be shown.
 */
export const errorFiles = {
  404: 'Not Found',
  413: 'Content Too Large',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

/** Status of an error page that is a file. */
export type ErrorFileStatus = keyof typeof errorFiles;

/** Statuses of all error pages that are files. */
export const errorFileStatuses = Object.keys(errorFiles).map(Number) as ErrorFileStatus[];

/** Path of an error page's file: `/sw/404.html`. */
export const errorFile = (status: ErrorFileStatus, language: Language): string =>
  `${pathIn(language, `/${String(status)}`)}.html`;
