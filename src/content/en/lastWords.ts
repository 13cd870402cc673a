/** Words of the page that a phone shows without a network and without kept pages; part of the service worker. */
export const lastWords = { title: 'No connection', call: 'Emergency? Call {number}' };
