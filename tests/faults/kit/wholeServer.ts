import { assetsFromManifest } from '../../../src/app/render/assets';
import { pageRendering } from '../../../src/app/render/render';
import { deskRendering } from '../../../src/app/render/renderDesk';
import { routeInfo } from '../../../src/app/siteRoutes';
import { serveUnderTest } from './serve';

/** The site as visitors get it. */
await serveUnderTest(
  (clientDir) => ({ ...pageRendering(assetsFromManifest(clientDir)), ...routeInfo }),
  deskRendering('/assets/desk.js'),
);
