import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { siteText } from '#platform/text/site.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest: a phone needs it to add the site to its home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName } = servicesOf(context).config;
  showsScopes(context, 'settings');
  const png = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/icon-${size}${purpose === 'maskable' ? '-maskable' : ''}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: siteText.tagline,
    lang: 'az',
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b1220',
    theme_color: '#0b1220',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, s-maxage=3600',
    },
  });
}
