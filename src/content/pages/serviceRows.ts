import words from '#words/serviceRows.json';
import { pathIn } from '../../domain/language';
import { language } from './language';

type Service = keyof typeof words;

/** Path of a service's page in English. */
export type ServicePath = `/${Service}`;

/** A service as a row of a list of pages: its name, and what it is in one line. */
export const serviceRow = (path: ServicePath) => ({
  ...words[path.slice(1) as Service],
  to: pathIn(language, path),
});
