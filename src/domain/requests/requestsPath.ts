/** Page that leads to the forms of all requests; theirs lie below it. Apart, as the whole site knows it. */
export const requestsPage = '/Request';
