import { type LinksFunction, Meta, Outlet } from 'react-router';
import '#app/text/problems.ts';
import { href } from '#platform/http/href.ts';
import { PageLinks, PageScripts } from '#platform/ui/page-handle.tsx';
import { THEME_COLORS } from '#platform/ui/theme.ts';
import { PageTransitionStyle, SpeculationRules, ThemeScript } from './platform/ui/head-scripts.tsx';
import './styles/app.css';
import headlineFont from './styles/fonts/barlow-condensed-700.woff2?url';
import textFont from './styles/fonts/source-serif-400.woff2?url';

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  preloadFont(headlineFont),
  preloadFont(textFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: href('/manifest.webmanifest') },
];

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
        <Meta />
        <ThemeScript />
        <PageTransitionStyle />
        <PageLinks />
      </head>
      <body>
        {children}
        <SpeculationRules />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { ServerErrorScreen as ErrorBoundary } from '#app/site/server-error.tsx';
