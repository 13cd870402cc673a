import type { PageData } from './pages';

/** The service that an address asks a quote for by `?service=`; one that is none of these asks for nothing. */
export function askedService(query: URLSearchParams, services: readonly string[]): Pick<PageData, 'service'> {
  const asked = services.find((service) => service === query.get('service'));
  return asked === undefined ? {} : { service: asked };
}
