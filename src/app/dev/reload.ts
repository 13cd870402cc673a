import type { scriptData } from '../../behaviours/contract';

// A page that React has taken over is changed in place by Vite; one that is still the server's HTML is loaded again.
import.meta.hot?.on('site:changed', () => {
  if (!document.documentElement.dataset['react' satisfies keyof typeof scriptData]) location.reload();
});
