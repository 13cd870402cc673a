import { Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { inWords } from './inWords';

/** The heading of a state on a documentation page: the name of its story in sentence case. */
export function StateName({ children, ...props }: ComponentProps<typeof Subheading>) {
  return <Subheading {...props}>{typeof children === 'string' ? inWords(children) : children}</Subheading>;
}
