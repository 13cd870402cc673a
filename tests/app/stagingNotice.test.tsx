import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../../src/app/App';
import { Site } from '../../src/app/Site';
import { styleCache } from '../../src/app/styleCache';
import { byLanguage } from '../../src/content/byLanguage';
import { languageFiles } from '../../src/content/languages';
import type { FrameContent } from '../../src/content/pageFiles';
import { languages, pathIn } from '../../src/domain/language';
import { words } from '../content/rendered';

const notices = byLanguage(
  import.meta.glob<{ text: string }>('../../src/content/words/*/stagingNotice.json', { eager: true }),
);

/** The main element of a page, as words. */
function main(path: string, frame: FrameContent): string {
  const cache = styleCache();
  // Keeps every rule in the cache instead of writing <style> elements between the words.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <App cache={cache}>
      <StaticRouter location={path}>
        <Site
          pages={{ resolve: () => ({ failure: { status: 404, statusText: 'Not Found' } }), forget: () => {} }}
          words={frame}
        />
      </StaticRouter>
    </App>,
  );
  return words(/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '');
}

describe.each(languages)('a copy to try things on, in %s', (language) => {
  const path = pathIn(language, '/404');

  it('says so first, in the language of the page, with the number', async () => {
    const { frame } = await languageFiles[language].frame();
    const { text: stagingNotice = '' } = notices[language] ?? {};
    expect(stagingNotice).not.toBe('');
    const shown = main(path, { ...frame, stagingNotice });
    expect(shown.startsWith(`${stagingNotice} ${frame.site.header.phone.display} `)).toBe(true);
  });

  it('is not what visitors see', async () => {
    const { frame } = await languageFiles[language].frame();
    expect(frame.stagingNotice).toBeUndefined();
    expect(main(path, frame)).not.toContain(notices[language]?.text);
  });
});
