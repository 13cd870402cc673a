/** The plugin comes without types; this is the part that eslint.config.js uses. */
declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';
  const plugin: { flatConfigs: { recommended: Linter.Config; strict: Linter.Config } };
  export default plugin;
}
