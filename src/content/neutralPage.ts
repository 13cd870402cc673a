/**
 * The page that takes the place of a quiet one: known to everybody, and of no meaning in a history. Not a page of this site,
 * which would show an ambulance service to whoever looks.
 */
export const neutralPage = 'https://www.google.com/';
