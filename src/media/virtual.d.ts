/** One module a slot of `slots.ts`: a page that shows a picture carries that picture's data and no other. */
declare module 'virtual:picture/*' {
  const picture: import('./picture').Picture;
  export default picture;
}
