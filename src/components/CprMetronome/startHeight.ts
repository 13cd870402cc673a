/** Height of the start buttons on wide screens, which grows with the text: the section leaves room for them. */
export const startHeight = '4.5rem';
