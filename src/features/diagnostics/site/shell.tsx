import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { forbiddenText, serverErrorText } from '#platform/text/pages.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { diagnosticsText } from '../text.ts';

export const handle = { isHydrated: true } as const;

/** The layout of the tools of spec §2.6. It adds no markup, only the error page. */
export default function DevShell() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return (
    <main className="mx-auto grid max-w-2xl gap-4 p-6">
      <title>{diagnosticsText.tools}</title>
      <h1 className="text-4xl">{diagnosticsText.tools}</h1>
      <Notice kind="error">
        {isForbidden ? forbiddenText.text : diagnosticsText.error(serverErrorText.text)}
      </Notice>
    </main>
  );
}
