import { convertHtml } from '../html/convert-html.ts';
import type { ImportedArticle, ImportedImage, ImportLoss } from '../imported-record.ts';
import { convertShortcodes } from './convert-shortcodes.ts';
import { readSeo } from './read-seo.ts';
import type { WxrPost } from './wxr-post.ts';
import { readSlug, type WxrSite } from './wxr-site.ts';

/** Plugins that count page views: Post Views Counter and themes, WP-PostViews. */
const VIEW_FIELDS = ['post_views_count', 'views', '_post_views'];
/** Blocks without HTML of their own: WordPress makes it when it shows them. */
const DYNAMIC_BLOCK = /<!--\s+wp:([\w/-]+)[^>]*?\/-->/g;

/** The article that a post becomes. */
export function convertPost(post: WxrPost, site: WxrSite): ImportedArticle {
  const { status, losses } = post.status();
  const content = convertContent(post, site);
  const { image, losses: imageLosses } = findThumbnail(post, site);
  const { seo, losses: seoLosses } = readSeo(post);
  const at = post.moment('post_date');
  const isDated = status === 'published' || status === 'scheduled';
  const author = post.text('dc:creator');
  return {
    kind: 'article',
    sourceId: post.id(),
    title: post.line('title') || null,
    slug: readSlug(post.text('wp:post_name')) || null,
    excerpt: post.line('excerpt:encoded') || null,
    html: content.html,
    categories: listCategories(post, site),
    tags: post.listTerms('post_tag', 'tag').map(({ name }) => name),
    author: site.authors.get(author) || author || null,
    image,
    status,
    featured: post.text('wp:is_sticky') === '1',
    views: Math.max(0, ...VIEW_FIELDS.map((field) => Number.parseInt(post.meta(field), 10) || 0)),
    // WordPress has one date for both.
    createdAt: status === 'scheduled' ? null : at,
    updatedAt: post.moment('post_modified'),
    publishedAt: isDated ? at : null,
    oldPaths: listOldPaths(post),
    ...seo,
    losses: [
      ...losses,
      ...(isDated && at === null
        ? [{ code: 'dateInvalid' as const, detail: post.text('wp:post_date') }]
        : []),
      ...content.losses,
      ...imageLosses,
      ...seoLosses,
      ...countComments(post),
    ],
  };
}

function convertContent(post: WxrPost, site: WxrSite): { html: string; losses: ImportLoss[] } {
  const text = post.text('content:encoded');
  const isBlocks = text.includes('<!-- wp:');
  const blocks = [...text.matchAll(DYNAMIC_BLOCK)].map(([, name = '']) => name);
  const lost = blocks.filter((name) => !['more', 'nextpage', 'separator', 'spacer'].includes(name));
  const shortcodes = convertShortcodes(text, { postId: post.text('wp:post_id'), site });
  const converted = convertHtml(shortcodes.html, {
    origin: site.origin,
    hasLineBreaks: !isBlocks,
    findOriginal: (src, classes) => findOriginal(src, classes, site),
  });
  return {
    html: converted.html,
    losses: [
      ...lost.map((detail) => ({ code: 'blockUnknown' as const, detail })),
      ...shortcodes.losses,
      ...converted.losses,
    ],
  };
}

/** Texts show a smaller copy of a picture. `wp-image-12` names the attachment with the original. */
function findOriginal(src: string, classes: string, { attachments }: WxrSite): string {
  const id = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(classes)?.[1];
  return attachments.get(id ?? '')?.url || src;
}

function findThumbnail(post: WxrPost, site: WxrSite): { image: ImportedImage | null; losses: ImportLoss[] } {
  const id = post.meta('_thumbnail_id');
  if (id === '' || Number(id) <= 0) return { image: null, losses: [] };
  const found = site.attachments.get(id);
  const url = found && URL.parse(found.url, site.origin ?? undefined)?.href;
  if (!found || !url) return { image: null, losses: [{ code: 'imageUnresolved', detail: id }] };
  const { alt, caption } = found;
  return { image: { url, ...(alt && { alt }), ...(caption && { caption }) }, losses: [] };
}

/** Slugs, with the main category of Yoast SEO or Rank Math first. */
function listCategories(post: WxrPost, site: WxrSite): string[] {
  const slugs = post.listTerms('category').map(({ slug }) => readSlug(slug));
  const mainId = post.meta('_yoast_wpseo_primary_category') || post.meta('rank_math_primary_category');
  const main = site.categorySlugs.get(mainId);
  return main && slugs.includes(main) ? [main, ...slugs.filter((slug) => slug !== main)] : slugs;
}

/** Its address, the addresses that it had before, and the short one with its id. */
function listOldPaths(post: WxrPost): string[] {
  const link = URL.parse(post.text('link'));
  const slug = post.text('wp:post_name');
  const id = post.text('wp:post_id');
  const paths = id === '' ? [] : [`/?p=${id}`];
  if (link && (link.pathname !== '/' || link.search !== '')) paths.unshift(link.pathname + link.search);
  const path = link?.pathname ?? '';
  if (slug !== '' && path.includes(slug))
    for (const old of post.listMeta('_wp_old_slug'))
      if (old !== '')
        paths.push(
          path.slice(0, path.lastIndexOf(slug)) + old + path.slice(path.lastIndexOf(slug) + slug.length),
        );
  return [...new Set(paths)];
}

function countComments(post: WxrPost): ImportLoss[] {
  const count = post.item.children.filter(({ name }) => name === 'wp:comment').length;
  return count > 0 ? [{ code: 'comments', detail: String(count) }] : [];
}
