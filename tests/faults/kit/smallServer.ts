import { serveUnderTest } from './serve';

/** A server whose pages only print their data: it is bundled in a second. */
await serveUnderTest(
  () => ({
    paths: ['/', '/Testimonials', '/ContactUs', '/BookAppointment', '/Subscribe'],
    redirects: {},
    live: { '/Testimonials': { reviews: true }, '/BookAppointment': { daily: true } },
    queryData: () => Promise.resolve({}),
    render: (path, data) =>
      Promise.resolve(
        `<h1>${path}</h1><script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
      ),
    renderError: (status) => Promise.resolve(`<h1>${String(status)}</h1>`),
  }),
  { guides: [], render: ({ page }) => `<h1>${page}</h1>` },
);
