import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../src/app/routes';
import { siteRoutes } from '../../src/app/siteRoutes';
import { robots, sitemap, webManifest } from '../../src/app/seo/siteFiles';
import { owner } from '../../src/content/owner';

const folder = 'src/media/share/icons';

describe('the site map', () => {
  const listed = [...sitemap(siteRoutes).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

  it('lists the pages that may be found, each once, under their own address', () => {
    const expected = siteRoutes
      .filter(({ indexable, canonical }) => indexable && canonical === undefined)
      .map(({ path }) => owner.siteUrl + path);
    expect(listed).toEqual(expected);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each([
    ...['/HealthInsurancePage', '/Slider', '/WhatsappIcon', '/ChatBot', '/EmergencyAlert'],
    ...[
      '/ClinicsCarousel',
      '/AppointmentRequested',
      '/MessageSent',
      '/ReviewSent',
      '/Subscribed',
      '/Subscribe',
      '/News/Confirm',
      '/News/Left',
    ],
    ...Object.keys(redirects),
  ])('does not list %s', (path) => {
    expect(listed).not.toContain(owner.siteUrl + path);
  });
});

describe('the robots file', () => {
  it('names the site map and hides no page, so that noindex can be read', () => {
    expect(robots(true)).toBe('User-agent: *\nDisallow: /\n');
    expect(robots(false).split('\n')).toEqual([
      ...['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${owner.siteUrl}/sitemap.xml`, ''],
    ]);
  });
});

describe('the manifest', () => {
  const manifest = JSON.parse(webManifest('What we do.', ['/EmergencyAlert', '/FirstAid'])) as {
    name: string;
    description: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { name: string; url: string; icons: { src: string; sizes: string; type: string }[] }[];
  };

  it('has the name, and icons of every kind', () => {
    expect(manifest).toMatchObject({ name: owner.brand, description: 'What we do.', start_url: '/' });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['any', undefined],
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });

  it('offers the call and first aid at once, and no page that is not there', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Call', '/EmergencyAlert'],
      ['First aid', '/FirstAid'],
    ]);
  });

  it('names icons that are there, in their size', () => {
    const all = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src, sizes, type } of all) {
      expect(existsSync(folder + src), src).toBe(true);
      if (type !== 'image/png') continue;
      const { width, height } = PNG.sync.read(readFileSync(folder + src));
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  it('has a maskable icon that is filled to its corners, with the mark inside the safe circle', () => {
    const { width, data } = PNG.sync.read(readFileSync(`${folder}/icon-maskable-512.png`));
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    const ground = pixel(0, 0);
    expect(ground[3]).toBe(255);
    // At the edge of the mark's corner a pixel may differ slightly.
    const isGround = (x: number, y: number) =>
      pixel(x, y).every((value, at) => Math.abs(value - (ground[at] ?? 0)) < 4);
    for (let x = 0; x < width; x++) {
      for (let y = 0; y < width; y++) {
        const outside = Math.hypot(x - width / 2, y - width / 2) > width * 0.4;
        if (outside && !isGround(x, y)) throw new Error(`Drawn at ${x}, ${y}`);
      }
    }
  });
});
