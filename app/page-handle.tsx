import { createContext, useContext, useEffect } from 'react';
import { Links, Scripts, ScrollRestoration } from 'react-router';

/** What a route module may say about its page by `export const handle`. */
export interface PageHandle {
  /** The whole page hydrates (back-office). Absent: the page is a document. */
  hydrated?: true;
  /** Never kept by the page cache or a CDN. */
  personal?: true;
}

interface PageScriptValue {
  entry: string;
  hydrated: boolean;
  nonce: string;
  /** Address of the outside script that counts readers; null where there is none. */
  analytics: string | null;
}

/** Handed down by the server's entry; in the browser only hydrated pages ever read it. */
export const PageScript = createContext<PageScriptValue>({
  entry: '',
  hydrated: true,
  nonce: '',
  analytics: null,
});

/** Style sheets and icons: of our own, so that they need no nonce, which the browser would not find again when it hydrates. */
export function PageLinks() {
  return <Links nonce={useContext(PageScript).hydrated ? '' : undefined} />;
}

/** Says on the root of the page that what needs scripts works now; see `needs-script` of the style sheet. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}

/** The only script a page gets: the router's for a hydrated screen, one small module for a document. */
export function PageScripts() {
  const { entry, hydrated, nonce, analytics } = useContext(PageScript);
  if (hydrated)
    return (
      <>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <HydratedMark />
      </>
    );
  return <script type="module" async src={entry} data-analytics={analytics ?? undefined} />;
}
