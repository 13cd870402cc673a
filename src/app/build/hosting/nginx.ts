import { extname } from 'node:path';
import { errorFileStatuses } from '../../../domain/errorFiles';
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
import { errorMaps, errorPages, map } from './nginxErrors';
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
      ...errorPages.map((page) => pair(`:${page}`, 'no-store')),
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

# Hundreds of addresses; for the whole http block.
map_hash_max_size 8192;
map_hash_bucket_size 128;

${[...addresses(site), ...errorMaps, ...headerMaps(site)].join('\n\n')}

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
    # Smaller pages, with the brotli module (Debian: libnginx-mod-http-brotli-static).
    # brotli_static on;
    default_type application/octet-stream;
    types {
    ${typeLines.join('\n    ')}
    }
${indent(headerLines(Object.keys(defaultHeaders), site.server))}
    error_page 404 $site_missing;
    error_page 413 $site_large;
    error_page 502 504 $site_down;

    if ($site_moved) {
        return 301 $site_moved$is_args$args;
    }
    location ~ "^/_headers$|/\\.(?!well-known/)|\\.(?:br|gz)$|^/(?:index|(?:[a-z]+/)?(?:${errorFileStatuses.join('|')}))$" {
        return 404;
    }
${indent(errorPages.flatMap((page) => [`location = ${page} {`, '    internal;', '}']))}
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
