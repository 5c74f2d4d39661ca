import type { z } from 'zod';
import { type ArticleSummary, modifiedAt } from '#features/articles/rules/article-summary.ts';
import type { ArticlePage } from '#features/articles/rules/read/article-page.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { PICTURE_CROPS } from '#features/media/rules/images/picture-crop.ts';
import {
  FALLBACK_WIDTH,
  isOwnPicture,
  isUsedVariant,
  PICTURE_WIDTHS,
  type Picture,
  pictureSize,
  pictureUrl,
} from '#features/media/rules/images/picture-source.ts';
import { href } from '#platform/http/href.ts';
import { formatMatchSummary } from '../matches/format-match.ts';
import type * as schemas from '../schemas/article-schemas.ts';
import { formatHtml } from './format-html.ts';

/** `siteUrl` has no trailing slash. */
export function formatArticleSummary(
  article: ArticleSummary,
  siteUrl: string,
): z.input<typeof schemas.articleSummary> {
  const { id, slug, title, excerpt, category, origin } = article;
  return {
    id,
    slug,
    url: siteUrl + href('/article/:slug', { slug }),
    title,
    excerpt,
    category: category && {
      slug: category.slug,
      name: category.name,
      url: siteUrl + href('/category/:category', { category: category.slug }),
    },
    author: formatAuthor({ slug: article.authorSlug, name: article.author }, siteUrl),
    picture: article.picture && formatPicture(article.picture, siteUrl),
    origin,
    source: article.source || null,
    publishedAt: new Date(article.publishedAt).toISOString(),
    updatedAt: new Date(modifiedAt(article)).toISOString(),
  };
}

/** `matches` are those that the text shows or links. */
export function formatArticle(
  article: ArticlePage,
  matches: readonly Fixture[],
  siteUrl: string,
): z.input<typeof schemas.article> {
  return {
    ...formatArticleSummary(article, siteUrl),
    status: article.status,
    // The blocks of matches are left out: the answer has the matches as data.
    html: formatHtml(article.content, { siteUrl }),
    picture: article.picture && {
      ...formatPicture(article.picture, siteUrl),
      variants: listVariants(article.picture, siteUrl),
    },
    sourceUrl: article.sourceUrl || null,
    tags: article.tags.map(({ slug, name }) => ({ slug, name, url: siteUrl + href('/tag/:slug', { slug }) })),
    matches: matches.map((match) => formatMatchSummary(match, siteUrl)),
  };
}

export function formatAuthor({ slug, name }: { slug: string; name: string }, siteUrl: string) {
  return { slug, name, url: siteUrl + href('/author/:slug', { slug }) };
}

function formatPicture({ url, width, height, alt, caption, credit }: Picture, siteUrl: string) {
  return { url: new URL(url, siteUrl).href, width, height, alt, caption, credit };
}

/** The variants of an own picture as WebP, and one JPEG of each crop. An outside picture has none. */
function listVariants(picture: Picture, siteUrl: string) {
  if (!isOwnPicture(picture.url)) return [];
  const choices = PICTURE_CROPS.flatMap((crop) => [
    ...PICTURE_WIDTHS.map((width) => ({ crop, width, format: 'webp' as const })),
    { crop, width: FALLBACK_WIDTH, format: 'jpg' as const },
  ]);
  return choices.flatMap(({ crop, width, format }) => {
    const size = pictureSize(picture, { crop, width });
    if (!size || !isUsedVariant(picture, { crop, width, format })) return [];
    return [{ url: siteUrl + pictureUrl(picture, { crop, width, format }), crop, format, ...size }];
  });
}
