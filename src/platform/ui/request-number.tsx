import { useContext } from 'react';
import { serverErrorText } from '#platform/text/pages.ts';
import { PageScript } from './page-handle.tsx';

/** The id of the failed request, for a reader who reports the error. Pages that are hydrated do not know it in the browser. */
export function RequestNumber() {
  const { isHydrated, requestId } = useContext(PageScript);
  if (isHydrated || requestId === '') return null;
  return (
    <p className="text-muted text-sm">
      {serverErrorText.request}: {requestId}
    </p>
  );
}
