import { extname } from 'node:path';
import { languages, pathIn } from '../../../domain/language';
import { workerPath } from '../../../domain/offline';
import type { ClientFiles } from '../../../server/http/clientFiles';
import { nothingPolicy, upgrade } from '../../../server/http/contentSecurityPolicy';
import {
  defaultHeaders,
  defaultHeadersFor,
  subresourceHeaders,
  policyHeader as policy,
  sharingHeader as sharing,
  transportHeader,
} from '../../../server/http/securityHeaders';
import { alone, besideServer } from './nginxLocations';

/** What the nginx configuration needs to know about the site. */
interface NginxSite {
  files: ClientFiles;
  /** Paths of the pages. */
  pages: readonly string[];
  /** Paths of pages with data of the server; they are also built, for when the server does not answer. */
  live: readonly string[];
  /** Redirected paths. */
  redirects: Readonly<Record<string, string>>;
  /** Value of `Strict-Transport-Security`. */
  strictTransport: string;
  /**
   * Origin of the server if it differs from the pages' origin. Default: the same origin, and nginx passes requests on
   * to the server.
   */
  server?: string;
}

const map = (from: string, to: string, lines: readonly string[]) =>
  [`map ${from} ${to} {`, ...lines.map((line) => `    ${line};`), '}'].join('\n');
const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');
const pair = (from: string, to: string) => `"${from}" "${to}"`;

/** Maps a page's address and its other spellings to the page, as the server does. Maps ignore case. */
function addresses({ pages, redirects }: NginxSite): readonly string[] {
  return [
    map('$uri', '$site_asked', ['default $uri']),
    map('$uri', '$site_stem', [
      'default $uri',
      '"~*^/index\\.html/*$" "/"',
      '"~*^(?<site_path>/.*?)(?:\\.html)?/*$" $site_path',
    ]),
    map('$site_stem', '$site_page', [
      'default ""',
      ...pages.map((path) => pair(path, path)),
      ...Object.entries(redirects).map(([from, to]) => pair(from, to)),
    ]),
    map('"$request_method $site_page $site_asked"', '$site_moved', [
      'default ""',
      '"~^(?:GET|HEAD) (?<site_right>\\S+) \\k<site_right>$" ""',
      '"~^(?:GET|HEAD) /" $site_page',
    ]),
  ];
}

/** Addresses of the 404 pages by language; the first one is the default. */
const missingPages = languages.map((language) => ({ language, page: `${pathIn(language, '/404')}.html` }));

/** The 404 page for an address, by its language. */
const missingMap = map('$uri', '$site_missing', [
  'default /404.html',
  ...missingPages
    .filter(({ language }) => language !== 'en')
    .map(({ language, page }) => `"~^${pathIn(language, '/')}(?:/|$)" ${page}`),
]);

function headerMaps({ files, strictTransport }: NginxSite): readonly string[] {
  const policies = [...files].flatMap(([path, { headers }]) =>
    headers?.[policy] === undefined ? [] : [pair(`:${path}`, headers[policy])],
  );
  return [
    // A redirect never gets the policy of the page at its address.
    map('"$site_moved:$uri"', '$site_policy', [`default "${nothingPolicy}"`, ...policies]),
    map('$uri', '$site_sharing', [
      'default same-origin',
      '"~^/(?:share/|favicon\\.|apple-touch-icon\\.|icon-)" cross-origin',
    ]),
    map('"$site_moved:$uri"', '$site_cache', [
      'default "public, max-age=3600"',
      ...missingPages.map(({ page }) => pair(`:${page}`, 'no-store')),
      '"~^:/assets/" "public, max-age=31536000, immutable"',
      '"~^:.*\\.html$" no-cache',
      pair(`:${workerPath}`, 'no-cache'),
    ]),
    map('$https', '$site_upgrade', ['default ""', `on "${upgrade}"`]),
    map('$https', '$site_transport', ['default ""', pair('on', strictTransport)]),
  ];
}

/** `add_header` lines. A line with an empty value sends nothing, and stops nginx from inheriting the lines of the server block. */
function headerLines(names: readonly string[], server = ''): string[] {
  const values: Readonly<Record<string, string>> = {
    ...defaultHeadersFor(server),
    [policy]: '$site_policy$site_upgrade',
    [sharing]: '$site_sharing',
  };
  return [
    ...names.map((name) => `add_header ${name} "${(values[name] ?? '').replaceAll('"', '\\"')}" always;`),
    `add_header ${transportHeader} $site_transport always;`,
    'add_header Cache-Control $site_cache always;',
  ];
}

/** Content types by file extension, without the dot. */
function endings(files: ClientFiles): Map<string, string> {
  const named = [...files].filter(([path]) => extname(path) !== '');
  return new Map(named.map(([path, { type }]) => [extname(path).slice(1), type]));
}

/** The nginx configuration: files, compressed copies, headers and addresses as on our own server. */
export function nginxConfig(site: NginxSite): string {
  const typeLines = [...endings(site.files)].map(([ending, type]) => `    "${type}" ${ending};`);
  const subresources = new Map([...site.files].filter(([, { subresource }]) => subresource));
  return `# Made by the build, for the http block of nginx 1.18 or later: include it from there, or put it into conf.d.
# Change root and listen; for https add the certificate.${site.server ? '' : ' The server beside it needs TRUSTED_PROXIES=127.0.0.1.'}

${[...addresses(site), missingMap, ...headerMaps(site)].join('\n\n')}

# The usual log format without queries, neither of the address nor of the referrer: links in mail hold signatures.
map $request_uri $site_logged {
    default "-";
    "~^(?<site_plain>[^?#]+)" $site_plain;
}
map $http_referer $site_referer {
    default "-";
    "~^(?<site_before>[^?#]+)" $site_before;
}
log_format site '$remote_addr - $remote_user [$time_local] "$request_method $site_logged $server_protocol" '
    '$status $body_bytes_sent "$site_referer" "$http_user_agent"';

# With a certificate: http leads to https, and "listen 80" below goes.
# server {
#     listen 80;
#     return 301 https://$host$request_uri;
# }

server {
    listen 80;
    # listen 443 ssl http2;
    # ssl_certificate /etc/ssl/site.pem;
    # ssl_certificate_key /etc/ssl/site.key;
    ssl_protocols TLSv1.2 TLSv1.3;
    root /srv/site/client;
    absolute_redirect off;
    server_tokens off;
    access_log /var/log/nginx/access.log site;
    # Together with the default of 1000 requests per connection this ends rapid resets.
    http2_max_concurrent_streams 64;
    client_max_body_size 64k;
    gzip_static on;
    gzip_vary on;
    # Needs the brotli module (Debian: libnginx-mod-http-brotli-static); without it leave this line out.
    brotli_static on;
    default_type application/octet-stream;
    types {
    ${typeLines.join('\n    ')}
    }
${indent(headerLines(Object.keys(defaultHeaders), site.server))}
    error_page 404 $site_missing;

    if ($site_moved) {
        return 301 $site_moved$is_args$args;
    }
    location ~ "^/_headers$|/\\.(?!well-known/)|\\.(?:br|gz)$|^/(?:index|(?:[a-z]+/)?404)$" {
        return 404;
    }
${indent(missingPages.flatMap(({ page }) => [`location = ${page} {`, '    internal;', '}']))}
    location = / {
        try_files /index.html =404;
    }
    location ~* "\\.(?:${[...endings(subresources).keys()].join('|')})$" {
${indent(headerLines(Object.keys(subresourceHeaders))).replace(/^/gm, '    ')}
    }
${indent(site.server ? alone : besideServer(site.live))}
}
`;
}
