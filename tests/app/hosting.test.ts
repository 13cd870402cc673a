import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requestKinds, requestPage } from '../../src/domain/requests/kinds';
import { headersFile } from '../../src/app/build/hosting/headersFile';
import { nginxConfig } from '../../src/app/build/hosting/nginx';
import { writePolicies } from '../../src/app/build/policies';
import { siteRoutes } from '../../src/app/siteRoutes';
import { errorFile } from '../../src/domain/errorFiles';
import { languages, pathIn } from '../../src/domain/language';
import { readClientFiles } from '../../src/server/http/clientFiles';
import { idleLimits } from '../../src/server/http/server';
import { copyOfSite, paths, startSite } from '../server/site';
import { subscriptionPath } from '../../src/domain/subscriptionPages';
import type { Resource } from '../../src/server/http/resource';

/** The server's default. */
const strict = 'max-age=86400';

/** A built site whose pages each have their own style. */
function styledSite(): string {
  const client = copyOfSite();
  for (const path of ['/index', ...paths.slice(1), '/404', '/sw/404']) {
    for (const copy of ['.br', '.gz']) rmSync(join(client, `${path}.html${copy}`));
    writeFileSync(join(client, `${path}.html`), `<head><style>${path.slice(1)}{}</style></head><p>x</p>`);
  }
  writeFileSync(join(client, 'favicon.svg'), 'x');
  writePolicies(client, { connectTo: [] });
  return client;
}

/** Headers that a host sends for a path by such a file: all values of each header, from every matching rule. */
function sentBy(text: string, path: string): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  let holds = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) holds = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : line === path;
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (holds && name !== undefined && value !== undefined) {
      sent.set(name.toLowerCase(), [...(sent.get(name.toLowerCase()) ?? []), value]);
    }
  }
  return sent;
}

describe('_headers', () => {
  it('sends for every path what the server sends over https', async () => {
    const client = styledSite();
    const text = headersFile(readClientFiles(client), paths, strict);
    const site = await startSite({ clientDir: client, config: { trustedProxies: ['127.0.0.1'] } });
    const live = ['/Testimonials', '/BookAppointment', '/Gallery', ...requestKinds.map(requestPage)];
    for (const path of [...paths, '/assets/app-abc123.js', '/service-worker.js', '/favicon.svg']) {
      const { headers } = await site.call(path, { headers: { 'X-Forwarded-Proto': 'https' } });
      const sent = sentBy(text, path);
      for (const [name, value] of headers) {
        if (/^(?:content-(?:length|type|encoding)|date|connection|keep-alive|etag|vary)$/.test(name))
          continue;
        if (name === 'cache-control' && !/^\/(?:assets\/|service-worker)/.test(path)) continue;
        // Rendered by this server, from another text.
        if (name === 'content-security-policy' && (live.includes(path) || path === '/favicon.svg')) continue;
        // The server first checks the link in the address, and redirects without one; pages of a folder share their
        // styles.
        if (
          pathIn('en', path).startsWith(subscriptionPath) &&
          /^(?:content-security-policy|location|transfer-encoding)$/.test(name)
        )
          continue;
        expect([path, name, sent.get(name)?.at(-1)]).toEqual([path, name, value]);
        if (name !== 'content-security-policy') expect(sent.get(name)).toHaveLength(1);
      }
    }
  });

  it('asks nothing of a page that its own policy does not ask: hosts send both', () => {
    const text = headersFile(readClientFiles(styledSite()), paths, strict);
    const [common = '', own = ''] = sentBy(text, '/FAQ').get('content-security-policy') ?? [];
    const asked = own.split(';');
    const beyond = common.split(';').filter((part) => !asked.includes(part));
    // In a page's own policy these follow from default-src.
    expect(beyond).toEqual(["font-src 'self'", "manifest-src 'self'"]);
    expect(asked).toContain("default-src 'self'");
    expect(common).not.toContain('style-src');
  });

  it('fits what hosts take: 100 rules, 2,000 characters a line', () => {
    const client = styledSite();
    const text = headersFile(readClientFiles(client), paths, strict);
    const rules = text.split('\n').filter((line) => line.startsWith('/'));
    // Pages of a folder, such as those of first aid, share a rule.
    const folders = siteRoutes.filter(({ path }) => pathIn('en', path).lastIndexOf('/') > 0);
    expect(rules.length - paths.length + siteRoutes.length - folders.length + 2).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
    rmSync(join(client, 'FAQ.html'));
    expect(() => headersFile(readClientFiles(client), paths, strict)).toThrow(
      'The build has no page /FAQ.html',
    );
  });
});

describe('files for pages that lie elsewhere than the server', () => {
  const server = 'https://calls.example.co.ke';
  const elsewhere = () => {
    const client = styledSite();
    writePolicies(client, { connectTo: ['https://mail.example'], server });
    return readClientFiles(client);
  };

  it('let pages ask, send forms to and report to that server, and nobody else', () => {
    const sent = sentBy(headersFile(elsewhere(), paths, strict, server), '/FAQ');
    for (const policy of sent.get('content-security-policy') ?? []) {
      const parts = policy.split(';');
      expect(parts).toContain(`connect-src 'self' ${server} https://mail.example`);
      expect(parts).toContain(`form-action 'self' ${server}`);
      expect(parts).toContain(`report-uri ${server}/reports`);
      expect(parts).toContain("script-src 'self'");
    }
    expect(sent.get('reporting-endpoints')).toEqual([`site="${server}/reports"`]);
  });

  it('have nginx pass nothing on', () => {
    const site = { files: elsewhere(), pages: paths, live: ['/Testimonials'], redirects: {} };
    const text = nginxConfig({ ...site, strictTransport: strict, server });
    expect(text).not.toMatch(/proxy_|@site_|TRUSTED_PROXIES/);
    expect(text).toContain(`add_header Reporting-Endpoints "site=\\"${server}/reports\\"" always;`);
    expect(nginxConfig({ ...site, strictTransport: strict })).toContain('proxy_pass http://127.0.0.1:3000;');
  });
});

describe('_headers of a folder', () => {
  const page = (styles: string, more = ''): Resource => ({
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    tag: '',
    plain: Buffer.from(''),
    headers: { 'Content-Security-Policy': `default-src 'self';style-src ${styles};img-src 'self'${more}` },
  });
  const files = (second = '') =>
    new Map(
      Object.entries({
        '/404.html': page("'sha256-d'"),
        '/sw/404.html': page("'sha256-c'"),
        '/service-worker.js': page(''),
        '/sw/Aid.html': page("'sha256-a'"),
        '/sw/Aid/Burns.html': page("'sha256-a' 'sha256-b'"),
        '/sw/Aid/Stroke.html': page("'sha256-b'", second),
      }),
    );
  const pages = ['/sw/Aid', '/sw/Aid/Burns', '/sw/Aid/Stroke'];

  it('allow each of its pages the styles of all, and nothing else', () => {
    const text = headersFile(files(), pages, strict);
    const own = (path: string) => sentBy(text, path).get('content-security-policy')?.at(-1);
    for (const path of [...pages.slice(1), '/sw/Aid/None'])
      expect(own(path)).toMatch(
        /^default-src 'self';style-src 'sha256-a' 'sha256-b' 'sha256-c';img-src 'self';upgrade/,
      );
    expect(own('/sw/Aid')).toMatch(/^default-src 'self';style-src 'sha256-a';img-src 'self';upgrade/);
  });

  it('are none where its pages need more than styles of their own', () => {
    expect(() => headersFile(files(';connect-src https://a.example'), pages, strict)).toThrow(
      'more than their styles',
    );
  });
});

describe('the Caddyfile', () => {
  const text = readFileSync('src/server/hosting/Caddyfile', 'utf8');

  it('closes idle connections before the server does, also where that knows no proxy', () => {
    const seconds = Number(/^\s*keepalive (\d+)s$/m.exec(text)?.[1]);
    expect(seconds * 1000).toBeLessThan(idleLimits.visitor);
    // Caddy's own default, and those of nginx and of large load balancers.
    for (const usual of [120, 60, 75, 600]) expect(idleLimits.proxy).toBeGreaterThan(usual * 1000);
  });

  it('passes no visitor’s id of a request on', () => {
    expect(text).toContain('header_up X-Request-Id {http.request.uuid}');
  });

  it('names the error pages that the build writes', () => {
    const named = [...text.matchAll(/rewrite \* (\/\S+\.html)$/gm)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(['/502.html', '/503.html', '/sw/502.html', '/sw/503.html']);
    expect(
      languages.flatMap((language) => [errorFile(502, language), errorFile(503, language)]).toSorted(),
    ).toEqual(named.toSorted());
  });
});

describe('the configuration for nginx', () => {
  const usual = () =>
    nginxConfig({
      files: readClientFiles(styledSite()),
      pages: paths,
      live: ['/Gallery'],
      redirects: {},
      strictTransport: 'max-age=172800; includeSubDomains',
    });

  it('speaks TLS 1.2 and 1.3 only, and HTTP/2, where it has a certificate', () => {
    const text = usual();
    expect(text).toMatch(/^ {4}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    expect(text).toContain('# listen 443 ssl http2;');
    expect(text).toContain('#     return 301 https://$host$request_uri;');
  });

  it('keeps what visitors say of hosts away from the server', () => {
    const text = usual();
    expect(text.match(/proxy_pass/g)).toHaveLength(text.match(/X-Forwarded-Host "";/g)?.length ?? 0);
  });

  it('answers addresses that are none in their language, with pages that nobody keeps', () => {
    const text = usual();
    expect(text).toMatch(
      /^map \$uri \$site_missing \{\n {4}default \/404\.html;\n {4}"~\^\/sw\(\?:\/\|\$\)" \/sw\/404\.html;$/m,
    );
    expect(text).toMatch(/^ {4}error_page 404 \$site_missing;$/m);
    for (const page of ['/404.html', '/sw/404.html']) {
      expect(text).toContain(`location = ${page} {\n        internal;`);
      expect(text).toContain(`":${page}" "no-store";`);
    }
  });

  it('has a page for a form that is too long or meets no server, by the language of its page', () => {
    const text = usual();
    expect(text).toMatch(/^ {4}error_page 413 \$site_large;\n {4}error_page 502 504 \$site_down;$/m);
    /** The page that a map of the configuration chooses. */
    const chosen = (name: string, value: string) => {
      const [, body = ''] = new RegExp(`^map \\S.* \\$${name} \\{\\n([^}]*)`, 'm').exec(text) ?? [];
      const rules = [...body.matchAll(/^ +(?:"~([^"]*)"|default) (\S+);$/gm)];
      return (
        rules.find(([, pattern]) => pattern !== undefined && new RegExp(pattern).test(value))?.[2] ??
        rules[0]?.[2]
      );
    };
    const page = 'https://www.example.co.ke';
    for (const [asked, file] of [
      [`POST /send-review ${page}/Testimonials`, '/503.html'],
      [`POST /send-review ${page}/sw/Testimonials`, '/sw/503.html'],
      [`POST /send-review ${page}/sw`, '/sw/503.html'],
      [`POST /send-review ${page}/swim`, '/503.html'],
      ['POST /sw/News/Leave ', '/sw/503.html'],
      ['POST /send-review ', '/503.html'],
      ['GET /desk ', '/502.html'],
      [`GET /desk ${page}/sw`, '/502.html'],
      ['GET /sw/nothing ', '/sw/502.html'],
      ['HEAD /sw ', '/sw/502.html'],
    ] as const)
      expect([asked, chosen('site_down', asked)]).toEqual([asked, file]);
    expect(chosen('site_large', `/send-review ${page}/sw/ContactUs`)).toBe('/sw/413.html');
    expect(chosen('site_large', `/send-review ${page}/ContactUs`)).toBe('/413.html');
    for (const file of [
      '/413.html',
      '/502.html',
      '/503.html',
      '/sw/413.html',
      '/sw/502.html',
      '/sw/503.html',
    ]) {
      expect(text).toContain(`location = ${file} {\n        internal;`);
      expect(text).toContain(`":${file}" "no-store";`);
    }
  });

  it('starts without modules that a plain installation does not have', () => {
    expect(usual()).not.toMatch(/^\s*brotli/m);
    expect(usual()).toMatch(/^map_hash_max_size \d+;$/m);
  });

  it('does not log links of mail where the server fails', () => {
    const [, paths = '', body = ''] = /location ~ "([^"]*desk[^"]*)" \{\n([^}]*)\}/.exec(usual()) ?? [];
    for (const path of ['/desk', '/desk/open', '/calendar/K7M-4XP.ics'])
      expect([path, new RegExp(paths).test(path)]).toEqual([path, true]);
    expect(new RegExp(paths).test('/deskundig')).toBe(false);
    expect(body).toMatch(/error_log \S+ crit;/);
  });

  it('logs no query, as links of staff mail hold signatures, and no page with one before', () => {
    const text = usual();
    const format = /^log_format site ([^;]+);$/m.exec(text)?.[1] ?? '';
    expect(format).toContain('"$request_method $site_logged $server_protocol"');
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
    expect(text).toMatch(/^ {4}access_log \S+ site;$/m);
    const [, before = ''] = /"~(\^\(\?<site_before>\S+\))" \$site_before;/.exec(text) ?? [];
    const shown = new RegExp(before).exec('https://a.example/calendar/K7M-4XP.ics?link=x#z')?.[1];
    expect(shown).toBe('https://a.example/calendar/K7M-4XP.ics');
    expect(text).toContain('"~^(?<site_plain>[^?#]+)" $site_plain;');
  });

  it('passes no visitor’s word of the host on, and limits what one connection has under way', () => {
    const text = usual();
    const passed = text.match(/proxy_pass /g)?.length;
    expect(text.match(/proxy_set_header X-Forwarded-Host "";/g)).toHaveLength(passed ?? 0);
    expect(text).toMatch(/^ {4}http2_max_concurrent_streams 64;$/m);
  });

  it('speaks of https for as long as the owner has set', () => {
    expect(usual()).toContain('"on" "max-age=172800; includeSubDomains";');
  });

  it('holds the policy of every page by its file, and where other spellings lead', () => {
    const files = readClientFiles(styledSite());
    const text = nginxConfig({
      files,
      pages: paths,
      live: ['/Gallery'],
      redirects: { '/contact': '/ContactUs' },
      strictTransport: strict,
    });
    for (const path of ['/index', ...paths.slice(1), '/404', '/sw/404']) {
      const policy = files.get(`${path}.html`)?.headers?.['Content-Security-Policy'] ?? 'none';
      expect(text).toContain(`":${path}.html" "${policy}";`);
    }
    expect(text).toContain('"/contact" "/ContactUs";');
    expect(text).toContain('location ~ "^(?:/Gallery)$" {');
    // A dollar sign would begin a variable, a quotation mark would end the value.
    expect(
      [...files.values()].every(({ headers }) => !/["$]/.test(Object.values(headers ?? {}).join())),
    ).toBe(true);
  });
});
