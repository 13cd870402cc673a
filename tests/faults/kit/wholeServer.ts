import { assetsFromManifest } from '../../../src/app/render/assets';
import { pageRendering } from '../../../src/app/render/render';
import { routeInfo } from '../../../src/app/siteRoutes';
import { serveUnderTest } from './serve';

/** The site as visitors get it. */
await serveUnderTest((clientDir) => ({
  ...pageRendering(assetsFromManifest(clientDir)),
  ...routeInfo,
}));
