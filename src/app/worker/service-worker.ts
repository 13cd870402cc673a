/** The service worker: serves the emergency pages offline, and nothing else. */
import { keepsOffline } from '../../content/keepsOffline';
import { cleanUp } from './cleanUp';
import { keepPages } from './keepPages';
import { scope } from './scope';

if (keepsOffline) keepPages();
else {
  // The kill switch: this file replaces the worker on a phone, removes its files, and then itself.
  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(cleanUp());
  });
}
