/** Names that browser and server share for all forms, most of them to tell people from bots. Visitors see none of them. */

/** Name of the honeypot field, which people leave empty because they cannot see it. */
export const honeypotField = 'website';

/**
 * Field in which a page that is not in English sends its language: `sw`. Not `language`, because a request has a question
 * of that name.
 */
export const languageField = 'pageLanguage';

/** Requested when a visitor begins a form: sets a cookie with the signed time. A form without it is accepted all the same. */
export const beginPath = '/form-begun';

/** The cookie's name. */
export const beginCookie = 'form_begun';

/** Query parameter of the page after a plain form: the server's proof that the form has just been stored. */
export const sentParameter = 'sent';
