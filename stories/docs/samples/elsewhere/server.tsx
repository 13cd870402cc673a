import { LinkProvider } from 'haraka-paramedics-site/components';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Page } from './Page';
import { RouterLink } from './RouterLink';

/** The page as HTML, with its styles. */
export function render(path: string): string {
  return renderToString(
    <StaticRouter location={path}>
      <LinkProvider component={RouterLink}>
        <Page />
      </LinkProvider>
    </StaticRouter>,
  );
}
