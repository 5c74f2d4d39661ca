import { isRouteErrorResponse, Outlet } from 'react-router';
import { ServerErrorPage } from '#platform/site/server-error-page.tsx';
import type { Route } from './+types/page-boundary.ts';
import { MissingPage } from './missing-page.tsx';

/** Shows the error page of every route below, inside header and footer. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.data?.kind))
    return <MissingPage kind={error.data?.kind} />;
  const isUnreadable = isRouteErrorResponse(error) && (error.status === 400 || error.status === 415);
  return <ServerErrorPage isUnreadable={isUnreadable} />;
}
