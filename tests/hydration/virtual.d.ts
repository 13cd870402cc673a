declare module 'virtual:server-html' {
  /** The stories of a file such as `forms/ContactForm.stories.tsx`, as Node renders them. */
  export function inNode(file: string): Promise<import('./renderInNode').InNode>;
  /** Files whose widgets have a state, a behaviour, a form or ids of their own. */
  export const takenOver: readonly string[];
}
