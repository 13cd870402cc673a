/**
 * Page with links to the forms of all requests, whose paths begin with it. A module of its own, because the whole site
 * imports it.
 */
export const requestsPage = '/Request';
