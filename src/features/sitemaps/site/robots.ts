import { DEFAULT_SITE_SETTINGS } from '#features/settings/rules/site-settings.ts';
import { getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { PUBLIC_PAGE } from '#platform/page-cache/cacheable-response.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import type { Route } from './+types/robots.ts';

/** Parts of the site that are not for search engines. A rule covers all addresses that begin with it. */
const CLOSED = [href('/admin'), pathPrefix('/preview/:token'), href('/search')];

/** What crawlers may read. A test site is closed to all of them. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = servicesOf(context);
  showsScopes(context, 'settings');
  const { allowAiCrawlers } = await readPart(
    context,
    'settings of robots.txt',
    () => getSiteSettings(db),
    DEFAULT_SITE_SETTINGS,
  );
  const body = config.isClosedToCrawlers ? closed() : open({ allowAiCrawlers, siteUrl: config.siteUrl });
  return new Response(body, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PUBLIC_PAGE },
  });
}

const closed = () => 'User-agent: *\nDisallow: /\n';

function open({ allowAiCrawlers, siteUrl }: { allowAiCrawlers: boolean; siteUrl: string }): string {
  const groups = [
    ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)],
    ...(allowAiCrawlers ? [] : [[...AI_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /']]),
    [href('/sitemap.xml'), href('/news-sitemap.xml')].map((path) => `Sitemap: ${siteUrl}${path}`),
  ];
  return `${groups.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * The names by which `robots.txt` addresses crawlers of AI companies: those that collect texts to train models, and those
 * that read pages to answer a question. Compared with the public list `ai.robots.txt` in November 2026. `Google-Extended` and `Applebot-Extended` are no
 * robots of their own, and blocking them does not affect search.
 */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'Claude-Web',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'DeepSeekBot',
  'Diffbot',
  'DuckAssistBot',
  'Google-CloudVertexBot',
  'Google-Extended',
  'GPTBot',
  'img2dataset',
  'meta-externalagent',
  'meta-externalfetcher',
  'MistralAI-User',
  'OAI-SearchBot',
  'omgili',
  'PanguBot',
  'Perplexity-User',
  'PerplexityBot',
  'Timpibot',
  'Webzio-Extended',
  'YouBot',
] as const;
