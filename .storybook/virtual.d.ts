declare module 'virtual:library' {
  /** File of each component, from `src` on and without its ending, by the component's name. */
  export const components: Readonly<Record<string, string>>;
  /** Import lines of each stories file that code for readers may use, by file and imported name. */
  export const storyImports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
