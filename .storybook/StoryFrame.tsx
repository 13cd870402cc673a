import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouterLink } from '../src/app/RouterLink';
import { siteTheme } from '../src/app/siteTheme';
import { LinkProvider } from '../src/components/SiteLink/SiteLink';

const Story = createContext<ReactNode>(null);

function ShownStory() {
  return useContext(Story);
}

interface StoryFrameProps {
  /** Path of the story's page for the router. */
  path: string;
  /** The theme of another brand. */
  theme?: typeof siteTheme;
  /** The story. */
  children: ReactNode;
}

/** The surroundings of a component on the site: theme, global styles, and a router so that links work. */
export function StoryFrame({ path, theme = siteTheme, children }: StoryFrameProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: ShownStory }], { initialEntries: [path] }),
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <LinkProvider component={RouterLink}>
        <Story value={children}>
          <RouterProvider router={router} />
        </Story>
      </LinkProvider>
    </ThemeProvider>
  );
}
