import { isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router-dom';
import { errorPage } from '../content/en/errorPage';
import { ErrorPage } from '../pages/ErrorPage';

/** A router failure as the page shows it: status and status text, or the error's message; the stack only in development. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    return <ErrorPage content={errorPage} reason={`${String(error.status)} ${error.statusText}`} />;
  }
  const message = error instanceof Error ? error.message : errorPage.unknown;
  const stack = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
  return <ErrorPage content={errorPage} reason={message} {...(stack !== undefined && { stack })} />;
}

/** Why a page cannot be shown, as HTTP says it. */
export interface Failure {
  status: number;
  statusText: string;
}

/** What an unknown path is told. */
export const notFound: Failure = { status: 404, statusText: 'Not Found' };

/** The page for a path that the table does not have, or that the server refused. */
export function FailurePage() {
  const { status, statusText } = useLoaderData<Failure>();
  return <ErrorPage content={errorPage} reason={`${String(status)} ${statusText}`} />;
}
