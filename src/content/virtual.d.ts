/** Files of words by language, such as `firstAid/kit`, that are shown in English for want of a translation. */
declare module 'virtual:untranslated' {
  const files: Readonly<Record<string, readonly string[]>>;
  export default files;
}
