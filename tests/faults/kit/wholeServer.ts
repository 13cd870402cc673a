import { assetsFromManifest } from '../../../src/app/render/assets';
import { pageRendering } from '../../../src/app/render/render';
import { redirects, siteRoutes } from '../../../src/app/routes';
import { serveUnderTest } from './serve';

/** The site as visitors get it. */
await serveUnderTest((clientDir) => ({
  ...pageRendering(assetsFromManifest(clientDir)),
  paths: siteRoutes.map(({ path }) => path),
  redirects,
}));
