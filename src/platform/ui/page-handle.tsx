import { createContext, useContext, useEffect } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';

/** The type of `export const handle` in route modules. */
export interface PageHandle {
  /** The page is hydrated (back-office). Otherwise it is a static document with behaviours. */
  isHydrated?: true;
  /** The page shows the text of an article or a document, in the face for reading. */
  hasArticleText?: true;
  /** Address of a style sheet of the page's own. */
  styles?: string;
  /** The page cache and CDNs must not store the page. */
  isPersonal?: true;
}

/** What the document around a page needs to know. */
export interface PageScriptValue {
  /** Address of the entry module. */
  entry: string;
  isHydrated: boolean;
  hasArticleText: boolean;
  styles: readonly string[];
  nonce: string;
  /** The id by which the log has the request. */
  requestId: string;
  /** Address of the third-party analytics script; null without one. */
  analytics: string | null;
}

/** Provided by the server. In the browser only hydrated pages read it, with these defaults. */
export const PageScript = createContext<PageScriptValue>({
  entry: '',
  isHydrated: true,
  hasArticleText: false,
  styles: [],
  nonce: '',
  requestId: '',
  analytics: null,
});

/** Marks the page as hydrated. Elements with the class `needs-script` are then shown. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}

/**
 * The script of a reader's page, in its head. It runs when the whole page is read: with `async` it could run before, when the page
 * comes slowly and the script is in the browser's cache, and would not find what it brings to life.
 */
export function EntryScript() {
  const { entry, isHydrated, analytics } = useContext(PageScript);
  if (isHydrated) return null;
  return <script type="module" src={entry} data-analytics={analytics ?? undefined} />;
}

/** The scripts of the router, for a page that is hydrated. */
export function HydrationScripts() {
  const { isHydrated, nonce } = useContext(PageScript);
  if (!isHydrated) return null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
      <HydratedMark />
    </>
  );
}
