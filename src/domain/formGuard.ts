/** What browser and server agree on about every form, most of it to tell people's from machines'. None of it can be seen by visitors. */

/** Name of the field that people leave empty because they cannot see it. */
export const honeypotField = 'website';

/** Field in which a page that is not in English says its language: `sw`. A request has a question named `language`. */
export const languageField = 'pageLanguage';

/** Asked when a visitor begins a form: sets a cookie with the signed time. Without it a form is accepted all the same. */
export const beginPath = '/form-begun';

/** The cookie's name. */
export const beginCookie = 'form_begun';

/** Query parameter of the page after a plain form: the server's proof that the form has just been stored. */
export const sentParameter = 'sent';
