import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { breakingText } from '#features/breaking-news/text.ts';
import { matchText } from '#features/matches/text.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
import { MATCH_PAGE, PUBLIC_PAGE } from '#platform/page-cache/cacheable-response.ts';
import { ALL_CATEGORIES, categoryAddress } from '#platform/site/addresses.ts';
import { renderFragment } from '#platform/site/keep-html-together.ts';
import { navText } from '#platform/text/nav.ts';
import { notFoundText } from '#platform/text/pages.ts';
import { liteAddress } from '../rules/lite-address.ts';
import { liteText } from '../text.ts';
import type { LiteSite } from './read-lite-site.ts';

/** The style of the light version. The content security policy has its hash. */
const LITE_STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:40rem;margin:0 auto;padding:0 1rem 2rem;font:1.125rem/1.55 system-ui,sans-serif;',
  'background:light-dark(#fff,#0b1220);color:light-dark(#0b1220,#e7ecf3);overflow-wrap:break-word}',
  'a{color:light-dark(#047857,#34d399)}',
  'h1,h2,h3{line-height:1.2}h1{font-size:1.75rem}h2{font-size:1.3rem}',
  'header,footer,nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center}',
  'header a,footer a,nav a,ul a,.picture{display:inline-block;max-width:100%;min-height:1.9rem;padding:.45rem 0}',
  'header{border-bottom:1px solid light-dark(#dde3ea,#27334a)}',
  'footer{margin-top:2rem;border-top:1px solid light-dark(#dde3ea,#27334a)}',
  'header>b{font-size:1.3rem}main ul{list-style:none;padding:0}li{margin:.6rem 0}',
  'li>a+small{display:block}small{color:light-dark(#4b5768,#a3b0c2);font-size:.9rem}',
  'article ul{list-style:disc;padding-left:1.3em}table{display:block;overflow-x:auto}',
  'th,td{text-align:left;padding:.3rem .6rem}img{max-width:100%}',
].join('');

interface LitePage {
  title: string;
  /** The path of the full page, with its parameters. */
  address: string;
  /** The absolute address of the original, when the page is a copy. */
  canonical?: string;
  site: LiteSite;
  body: ReactNode;
  /** Adds `noindex` for search engines. */
  isHidden?: boolean;
  /** The page shows matches, so that proxies keep it for seconds only. */
  showsMatches?: boolean;
  status?: 200 | 404 | 503;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The script of the light version. It reports page views of articles, when they are visible, and clicks on the front page, as
 * `page-view-behaviour.ts` does for full pages (spec §2.1). The content security policy has its hash.
 */
const LITE_SCRIPT = [
  `{const d=document,send=o=>navigator.sendBeacon('${href('/api/page-views')}',JSON.stringify(o)),`,
  `slug=d.querySelector('[data-views]')?.dataset.views,`,
  `open=()=>d.visibilityState==='visible'?send({slug,from:d.referrer.split('/')[2]??''})`,
  `:d.addEventListener('visibilitychange',open,{once:true});`,
  `if(slug)open();`,
  `d.querySelector('[data-front-page]')?.addEventListener('click',e=>{`,
  `const a=e.target.closest('a[href^="${pathPrefix('/article/:slug')}/"]');if(a)send({slug:a.pathname.split('/')[2]})})}`,
].join('');

/** A light page loads nothing but itself, so the policy forbids everything else. */
const POLICY = [
  `default-src 'none'`,
  `style-src ${hashOf(LITE_STYLE)}`,
  `script-src ${hashOf(LITE_SCRIPT)}`,
  `connect-src 'self'`,
  'img-src data:',
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The response of a light page, for slow and expensive connections: one small document without fonts and pictures. */
export function renderLite(page: LitePage): Response {
  const html = `<!doctype html>${renderFragment(<LiteDocument {...page} />)}`;
  const status = page.status ?? 200;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': status === 200 ? (page.showsMatches ? MATCH_PAGE : PUBLIC_PAGE) : 'no-store',
      'Content-Security-Policy': POLICY,
    },
  });
}

/** The light version of the not-found page. Status 503 when the content could not be read. */
export function renderLiteMissing(title: string, site: LitePage['site'], status: 404 | 503 = 404): Response {
  const body = (
    <>
      <h1>{title}</h1>
      <p>
        <a href={liteAddress('/')}>{notFoundText.home}</a>
      </p>
    </>
  );
  return renderLite({ title, address: '/', site, body, isHidden: true, status });
}

function LiteDocument({ title, address, canonical, site, body, isHidden }: LitePage) {
  return (
    <html lang="az">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${site.siteName}`}</title>
        <link rel="canonical" href={canonical || site.siteUrl + address} />
        {isHidden && <meta name="robots" content="noindex" />}
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <style dangerouslySetInnerHTML={{ __html: LITE_STYLE }} />
      </head>
      <body>
        <header>
          <b>
            <a href={liteAddress('/')}>{site.siteName}</a>
          </b>
          <nav aria-label={navText.menu}>
            <a href={liteAddress(categoryAddress(ALL_CATEGORIES))}>{navText.allNews}</a>
            <a href={liteAddress(href('/todays-games'))}>{navText.todaysMatches}</a>
            <a href={liteAddress(href('/live-scores'))}>{matchText.liveTitle}</a>
          </nav>
        </header>
        <Breaking entries={site.breaking} />
        <main>{body}</main>
        <footer>
          <a href={liteAddress(address, 0)}>{liteText.toFull}</a>
          <a href={href('/search')}>{navText.search}</a>
        </footer>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: LITE_SCRIPT }} />
      </body>
    </html>
  );
}

function Breaking({ entries }: { entries: LiteSite['breaking'] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={breakingText.strip}>
      {entries.map(({ id, level, text, address }) => (
        <p key={id}>
          <b>{breakingText.level[level]}:</b> {address === '' ? text : <a href={address}>{text}</a>}
        </p>
      ))}
    </section>
  );
}
