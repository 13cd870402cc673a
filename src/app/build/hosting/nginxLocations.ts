import { deskPaths } from '../../../domain/deskPages';
import { calendarPath } from '../../../server/links/calendarLink';

/** Lines of nginx's server block if the server is on another origin: everything that is not a file is answered with 404. */
export const alone = ['location / {', '    try_files $uri $uri.html =404;', '}'];

/** Paths of links in mail that only the server answers. */
const linkPaths = [deskPaths.list, calendarPath];

/**
 * The same for a server on the same machine: which requests are passed to it, and which built files are served when it
 * does not answer.
 * @param live Paths of pages with data of the server.
 */
export function besideServer(live: readonly string[]): string[] {
  const toServer = [
    '    # The server sends its own headers.',
    '    add_header X-Content-Type-Options "";',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    # Only what stands here is passed on: a visitor may say anything.',
    '    proxy_set_header X-Forwarded-Host "";',
    '    proxy_set_header X-Request-Id $request_id;',
    '    proxy_pass http://127.0.0.1:3000;',
  ];
  return [
    'location / {',
    '    try_files $uri $uri.html @site_server;',
    '}',
    '# Links in mail hold secrets, and a failure would be logged with its whole address.',
    `location ~ "^(?:${linkPaths.join('|')})(?:/|$)" {`,
    '    error_log /var/log/nginx/error.log crit;',
    ...toServer,
    '}',
    `location ~ "^(?:${live.join('|')})$" {`,
    '    error_page 413 $site_large;',
    '    error_page 502 504 = @site_built;',
    '    # The built page says nearly the same, so nobody waits for long.',
    '    proxy_connect_timeout 3s;',
    '    proxy_read_timeout 15s;',
    ...toServer,
    '}',
    'location @site_built {',
    '    try_files $uri.html =404;',
    '}',
    'location @site_server {',
    ...toServer,
    '}',
  ];
}
