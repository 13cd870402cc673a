import { errorFile, errorFileStatuses } from '../../../domain/errorFiles';
import { languages, pathIn, type Language } from '../../../domain/language';

/** A map of nginx. */
export const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} ${to} {`, ...lines.map((line) => `    ${line};`), '}'].join('\n');

/** Matches an address in a language, or its page, in `URI REFERRER`. @param before What stands before that. */
const ofLanguage = (language: Language, before = '') => {
  const folder = `${pathIn(language, '/')}(?:[/?# ]|$)`;
  return `~^${before}(?:${folder}|\\S* https?://[^/ ]+${folder})`;
};

/** Addresses of all error pages that are files. */
export const errorPages = languages.flatMap((language) =>
  errorFileStatuses.map((status) => errorFile(status, language)),
);
const otherLanguages = languages.filter((language) => language !== 'en');

/** Which error page answers: by the language of the address, for a form by that of its page as well, as on our own server. */
export const errorMaps = [
  map('$uri', '$site_missing', [
    `default ${errorFile(404, 'en')}`,
    ...otherLanguages.map((language) => `"~^${pathIn(language, '/')}(?:/|$)" ${errorFile(404, language)}`),
  ]),
  map('"$uri $http_referer"', '$site_large', [
    `default ${errorFile(413, 'en')}`,
    ...otherLanguages.map((language) => `"${ofLanguage(language)}" ${errorFile(413, language)}`),
  ]),
  map('"$request_method $uri $http_referer"', '$site_down', [
    `default ${errorFile(503, 'en')}`,
    ...otherLanguages.map(
      (language) => `"~^(?:GET|HEAD) ${pathIn(language, '/')}(?:/| )" ${errorFile(502, language)}`,
    ),
    `"~^(?:GET|HEAD) " ${errorFile(502, 'en')}`,
    ...otherLanguages.map((language) => `"${ofLanguage(language, '\\S+ ')}" ${errorFile(503, language)}`),
  ]),
];
