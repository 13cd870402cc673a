import type { PageData } from './pages';

/** The service that an address names in `?service=`; undefined for an unknown one. */
export function askedService(query: URLSearchParams, services: readonly string[]): Pick<PageData, 'service'> {
  const quotedService = services.find((service) => service === query.get('service'));
  return quotedService === undefined ? {} : { service: quotedService };
}
