/** One module a slot of `slots.ts`: a page that shows a picture carries that picture's data and no other. */
declare module 'virtual:picture/*' {
  const picture: import('./picture').Picture;
  export default picture;
}

/** Bytes of each slot's drawing as visitors download it, by slot id; for the documentation. */
declare module 'virtual:picture-weights' {
  const weights: Readonly<Record<string, number>>;
  export default weights;
}
