declare module 'virtual:server-html' {
  /** HTML of the stories of a file such as `forms/ContactForm.stories.tsx`, by name, as Node renders it. */
  export function serverHtmlOf(file: string): Promise<Record<string, string>>;
}
