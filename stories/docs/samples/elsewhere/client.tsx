import { LinkProvider } from 'haraka-paramedics-site/components';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Page } from './Page';
import { RouterLink } from './RouterLink';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
hydrateRoot(
  root,
  <BrowserRouter>
    <LinkProvider component={RouterLink}>
      <Page />
    </LinkProvider>
  </BrowserRouter>,
);
