/** The service worker: shows the emergency pages without a network, and takes no part in anything else. */
import { keepsOffline } from '../../content/keepsOffline';
import { cleanUp } from './cleanUp';
import { keepPages } from './keepPages';
import { scope } from './scope';

if (keepsOffline) keepPages();
else {
  // The kill switch: the file takes the place of the worker that a phone has, removes its files, and then itself.
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(cleanUp());
  });
}
