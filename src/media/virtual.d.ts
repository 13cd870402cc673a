/** One module per slot of `slots.ts`: a page contains only the data of the pictures that it shows. */
declare module 'virtual:picture/*' {
  const picture: import('./picture').Picture;
  export default picture;
}

/** Size of each slot's drawing in bytes as visitors download it, by slot id; for the documentation. */
declare module 'virtual:picture-weights' {
  const weights: Readonly<Record<string, number>>;
  export default weights;
}
