import { defineConfig } from 'vite';
import { devSite } from './src/app/dev/devSite';
import { loadSettings } from './src/config/settingsFiles.js';

// Those of the pages alone: with `server.env` a developer's site might write into the real store, and to real people.
loadSettings(process.env, ['site.env']);
const { default: site } = await import('./vite.config');

/** The site while it is developed, `npm run dev`: what vite.config.ts builds, from the sources and with hot reload. */
export default defineConfig({
  plugins: [...(site.plugins ?? []), devSite()],
  // Kept pages would hide changes.
  define: { ...site.define, __OFFLINE__: 'false' },
  cacheDir: '.dev',
  // Found before the first visit: a package found later makes Vite prepare all of them again, and reload the page.
  optimizeDeps: { entries: ['src/app/client/*.{ts,tsx}'] },
  appType: 'custom',
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: 'PORT' in process.env },
});
