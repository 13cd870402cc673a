declare module 'virtual:library' {
  /** File of each component, relative to `src` and without extension, by the component's name. */
  export const components: Readonly<Record<string, string>>;
  /** Import lines of each stories file that code for readers may use, by file and imported name. */
  export const storyImports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
