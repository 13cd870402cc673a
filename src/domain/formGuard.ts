/** What browser and server agree on to tell people's forms from machines'. None of it can be seen by visitors. */

/** Name of the field that people leave empty because they cannot see it. */
export const honeypotField = 'website';

/**
 * Asked once when a visitor begins to fill in a form: sets a cookie that holds the signed time, so that the server can
 * tell how long filling it in took. Without it a form is taken all the same.
 */
export const beginPath = '/form-begun';

/** The cookie's name. */
export const beginCookie = 'form_begun';

/** Query parameter of the page after a plain form: the server's proof that the form has just been stored. */
export const sentParameter = 'sent';
