/** Lines of nginx's server block for pages whose server answers elsewhere: all that is no file is not there. */
export const alone = ['location / {', '    try_files $uri $uri.html =404;', '}'];

/**
 * The same for the server beside nginx: what is passed to it, and what is built for when it does not answer.
 * @param live Paths of pages that show what the server knows.
 */
export function besideServer(live: readonly string[]): string[] {
  const toServer = [
    '    # The server sends its own headers.',
    '    add_header X-Content-Type-Options "";',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    # Only what stands here is passed on: a visitor may say anything.',
    '    proxy_set_header X-Forwarded-Host "";',
    '    proxy_set_header X-Request-Id $request_id;',
    '    proxy_pass http://127.0.0.1:3000;',
  ];
  return [
    'location / {',
    '    try_files $uri $uri.html @site_server;',
    '}',
    `location ~ "^(?:${live.join('|')})$" {`,
    '    error_page 502 504 = @site_built;',
    ...toServer,
    '}',
    'location @site_built {',
    '    try_files $uri.html =404;',
    '}',
    'location @site_server {',
    ...toServer,
    '}',
  ];
}
