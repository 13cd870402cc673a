import { assetsFromManifest } from '../../../src/app/assets';
import { pageRendering } from '../../../src/app/render';
import { routeInfo } from '../../../src/app/routes';
import { serveUnderTest } from './serve';

/** The site as visitors get it. */
await serveUnderTest((clientDir) => ({
  ...pageRendering(assetsFromManifest(clientDir)),
  ...routeInfo,
}));
