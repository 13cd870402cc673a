/** One module per slot of `slots.ts`: a page contains only the data of the pictures that it shows. */
declare module 'virtual:picture/*' {
  const picture: import('./picture').Picture;
  export default picture;
}

/** Every drawing by slot id: its file, and its size in bytes as visitors download it; for the documentation. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, { src: string; bytes: number }>>;
  export default pictures;
}
