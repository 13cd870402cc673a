import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorFile, errorFileStatuses } from '../../src/domain/errorFiles';
import { languages } from '../../src/domain/language';
import { idleLimits } from '../../src/server/http/server';

const caddyfile = readFileSync('src/server/hosting/Caddyfile', 'utf8');
const nginx = readFileSync('src/server/hosting/nginx.conf', 'utf8');

describe('the files for proxies in front', () => {
  it('close idle connections before the server does, also where that knows no proxy', () => {
    const seconds = [/^\s*keepalive (\d+)s$/m.exec(caddyfile), /^\s*keepalive_timeout (\d+)s;/m.exec(nginx)];
    for (const found of seconds) expect(Number(found?.[1]) * 1000).toBeLessThan(idleLimits.visitor);
    // Caddy's own default, and those of nginx and of large load balancers.
    for (const usual of [120, 60, 75, 600]) expect(idleLimits.proxy).toBeGreaterThan(usual * 1000);
  });

  it('name the error pages that the build writes', () => {
    const named = [...caddyfile.matchAll(/rewrite \* (\/\S+\.html)$/gm)].map(([, file]) => file);
    expect(
      languages
        .flatMap((language) => ([502, 503] as const).map((status) => errorFile(status, language)))
        .sort(),
    ).toEqual(named.sort());
    const statuses = [...nginx.matchAll(/\$site_language\/(\d+)\.html/g)].map(([, status]) => Number(status));
    expect(statuses.sort()).toEqual(errorFileStatuses.toSorted());
    for (const language of languages.filter((one) => one !== 'en'))
      expect(nginx).toContain(`/${language}([/?# ]|$)" /${language};`.replace('(', '(?:'));
  });
});
