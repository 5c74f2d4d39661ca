import { useContext } from 'react';
import { Outlet } from 'react-router';
import '#app/text/problems.ts';
import { href } from '#platform/http/href.ts';
import { EntryScript, HydrationScripts, PageScript } from '#platform/ui/page-handle.tsx';
import { THEME_COLORS } from '#platform/ui/theme.ts';
import { PageTransitionStyle, SpeculationRules, ThemeScript } from './platform/ui/head-scripts.tsx';
import backOfficeStyles from './styles/back-office.css?url';
import plainFont from './styles/fonts/barlow-400.woff2?url';
import strongFont from './styles/fonts/barlow-600.woff2?url';
import headlineFont from './styles/fonts/barlow-condensed-700.woff2?url';
import textFont from './styles/fonts/source-serif-400.woff2?url';
import siteStyles from './styles/site.css?url';

/** The style sheet of the page and the faces that its first screen shows. */
function PageStyles() {
  const { isHydrated, hasArticleText, styles } = useContext(PageScript);
  const faces = [headlineFont, plainFont, strongFont, ...(hasArticleText ? [textFont] : [])];
  return (
    <>
      {[isHydrated ? backOfficeStyles : siteStyles, ...styles].map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      {faces.map((face) => (
        <link key={face} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={face} />
      ))}
    </>
  );
}

/** The HTML document of every page. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="az" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={THEME_COLORS.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={THEME_COLORS.dark}
          suppressHydrationWarning
        />
        <ThemeScript />
        <PageTransitionStyle />
        <PageStyles />
        <EntryScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={href('/manifest.webmanifest')} />
      </head>
      <body>
        {children}
        <SpeculationRules />
        <HydrationScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ServerErrorScreen as ErrorBoundary } from '#app/site/server-error.tsx';
