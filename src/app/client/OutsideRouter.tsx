import type { ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';

const address = (to: To) => (typeof to === 'string' ? to : createPath(to));
const leave = (to: To) => {
  location.assign(address(to));
};

/** Links go where they lead as plain links do: what stands here is not part of the page's tree, nor of its router. */
const plainLinks: Navigator = {
  createHref: address,
  push: leave,
  replace: leave,
  go: (steps) => {
    history.go(steps);
  },
};

/** Stands around a tree of its own beside the page's. */
export function OutsideRouter({ children }: { children: ReactNode }) {
  return (
    <Router location={location.pathname} navigator={plainLinks}>
      {children}
    </Router>
  );
}
