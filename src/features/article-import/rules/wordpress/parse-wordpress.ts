import { convertHtml } from '../html/convert-html.ts';
import { readHtmlLine } from '../html/html-node.ts';
import {
  convertWithoutLimits,
  type ImportedArticle,
  type ImportedImage,
  type ImportedRecord,
  type ImporterOptions,
  type ImportLoss,
  type ImportLossCode,
} from '../imported-record.ts';
import { convertShortcodes } from './convert-shortcodes.ts';
import { childText, readWxr, type WxrElement } from './read-wxr.ts';
import { readAuthorName, readSlug, readWxrSite, WxrPost, type WxrSite } from './wxr-site.ts';

/** Types of posts that belong to the site or to its theme. The report does not list them. */
const SILENT_TYPES = new Set([
  'attachment',
  'guest-author',
  'revision',
  'nav_menu_item',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'user_request',
  'wp_block',
  'wp_template',
  'wp_template_part',
  'wp_global_styles',
  'wp_navigation',
  'wp_font_family',
  'wp_font_face',
]);

/**
 * Reads an export of WordPress (Tools → Export, WXR 1.0 to 1.2). Reads the file twice, because a post may refer to a picture
 * behind it; only the list of pictures is kept in memory.
 * @throws ImportFileInvalid
 */
export async function* parseWordpress(
  file: string,
  { convert = convertWithoutLimits }: ImporterOptions = {},
): AsyncGenerator<ImportedRecord> {
  const site = await readWxrSite(file);
  if (site.address !== null) yield { kind: 'site', address: site.address };
  for (const [slug, name] of site.guestAuthors)
    yield { kind: 'author', sourceId: slug, name, oldPath: oldPathOf('author', slug.replace(/^cap-/, '')) };
  const categories = new Set<string>();
  for await (const element of readWxr(file)) {
    if (element.name === 'wp:author') yield toAuthor(element);
    if (element.name === 'wp:tag') yield toTag(element);
    if (element.name === 'wp:category') {
      const category = toCategory(element);
      categories.add(category.sourceId);
      yield category;
    }
    if (element.name === 'item') yield* readItem(new WxrPost(element), site, { categories, convert });
  }
}

function* readItem(
  post: WxrPost,
  site: WxrSite,
  { categories, convert }: { categories: Set<string>; convert: NonNullable<ImporterOptions['convert']> },
): Generator<ImportedRecord> {
  const [sourceId, title] = [post.id(), post.line('title')];
  if (post.item.isTooDeep)
    return yield { kind: 'skipped', sourceId, title, loss: { code: 'contentTooLong' } };
  const skipped = findSkipReason(post);
  if (skipped === 'silent') return;
  if (skipped)
    return yield {
      kind: 'skipped',
      sourceId,
      title,
      loss: { code: skipped, detail: post.text('wp:post_type') },
    };
  // The export of a part of a site names its categories only in the posts.
  for (const { slug, name } of post.listTerms('category')) {
    const id = readSlug(slug);
    if (categories.has(id)) continue;
    categories.add(id);
    yield { kind: 'category', sourceId: id, name: name || id, slug: id, oldPath: oldPathOf('category', id) };
  }
  yield convert({ sourceId, title }, () => convertPost(post, site));
}

function findSkipReason(
  post: WxrPost,
): Extract<ImportLossCode, 'page' | 'trash' | 'otherType'> | 'silent' | null {
  const type = post.text('wp:post_type');
  const status = post.text('wp:status');
  if (SILENT_TYPES.has(type) || status === 'auto-draft' || status === 'inherit') return 'silent';
  if (status === 'trash') return 'trash';
  if (type === 'page') return 'page';
  return type === 'post' ? null : 'otherType';
}

/** The address of a list on a site that has not changed the bases of its addresses. */
const oldPathOf = (...parts: string[]) => `/${parts.join('/')}/`;

/** Plugins that count page views: Post Views Counter and themes, WP-PostViews. */
const VIEW_FIELDS = ['post_views_count', 'views', '_post_views'];
/** Blocks without HTML of their own: WordPress makes it when it shows them. */
const DYNAMIC_BLOCK = /<!--\s+wp:([\w/-]+)[^>]*?\/-->/g;

/** The article that a post becomes. */
function convertPost(post: WxrPost, site: WxrSite): ImportedArticle {
  const { status, losses } = post.status();
  const content = convertContent(post, site);
  const { image, losses: imageLosses } = findThumbnail(post, site);
  const { seo, losses: seoLosses } = readSeo(post);
  const at = post.moment('post_date');
  const isDated = status === 'published' || status === 'scheduled';
  const [author = null, ...coAuthors] = listAuthors(post, site);
  return {
    kind: 'article',
    sourceId: post.id(),
    title: post.line('title') || null,
    slug: readSlug(post.text('wp:post_name')) || null,
    excerpt: post.line('excerpt:encoded') || null,
    html: content.html,
    categories: listCategories(post, site),
    tags: post.listTerms('post_tag', 'tag').map(({ name }) => name),
    author,
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
      ...(coAuthors.length > 0 ? [{ code: 'coAuthors' as const, detail: coAuthors.join(', ') }] : []),
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

type Seo = Pick<ImportedArticle, 'seoTitle' | 'seoDescription' | 'canonicalUrl' | 'noindex'>;

/** `%%title%%` of Yoast, `%title%` of Rank Math. */
const TEMPLATE = /%%?\w+(?:\([^)]*\))?%%?/;

/** The fields for search engines of the plugins Yoast SEO and Rank Math. A text with template variables is left out. */
function readSeo(post: WxrPost): { seo: Seo; losses: ImportLoss[] } {
  const losses: ImportLoss[] = [];
  const readText = (...keys: string[]) => {
    const text = keys.map((key) => post.meta(key)).find((value) => value !== '') ?? '';
    if (!TEMPLATE.test(text)) return readHtmlLine(text);
    losses.push({ code: 'seoTemplate', detail: text.slice(0, 200) });
    return '';
  };
  const seoTitle = readText('_yoast_wpseo_title', 'rank_math_title');
  const seoDescription = readText('_yoast_wpseo_metadesc', 'rank_math_description');
  const canonicalUrl = post.meta('_yoast_wpseo_canonical') || post.meta('rank_math_canonical_url');
  // Rank Math stores a serialised list of PHP: `a:1:{i:0;s:7:"noindex";}`.
  const isHidden =
    post.meta('_yoast_wpseo_meta-robots-noindex') === '1' ||
    post.meta('rank_math_robots').includes('"noindex"');
  return {
    seo: {
      ...(seoTitle !== '' && { seoTitle }),
      ...(seoDescription !== '' && { seoDescription }),
      ...(canonicalUrl !== '' && { canonicalUrl }),
      ...(isHidden && { noindex: true }),
    },
    losses,
  };
}

/**
 * The names below a post. With the plugin Co-Authors Plus they are terms, and `dc:creator` may be the editor who entered the post.
 * An export has terms in the order of the alphabet, so the creator comes first when he is one of them.
 */
function listAuthors(post: WxrPost, site: WxrSite): string[] {
  const nameOf = (login: string) => site.authors.get(login) || login;
  const creator = nameOf(post.text('dc:creator'));
  const terms = post.listTerms('author').map(({ slug, name }) => site.guestAuthors.get(slug) ?? nameOf(name));
  const names = terms.length === 0 || terms.includes(creator) ? [creator, ...terms] : terms;
  return [...new Set(names)].filter(Boolean);
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

function toAuthor(element: WxrElement): ImportedRecord {
  const login = childText(element, 'wp:author_login');
  return {
    kind: 'author',
    sourceId: login,
    name: readAuthorName(element),
    oldPath: oldPathOf('author', login),
  };
}

function toTag(element: WxrElement): ImportedRecord {
  const slug = readSlug(childText(element, 'wp:tag_slug'));
  return {
    kind: 'tag',
    sourceId: slug,
    name: readHtmlLine(childText(element, 'wp:tag_name')) || slug,
    oldPath: oldPathOf('tag', slug),
  };
}

/** Posts name a category by its slug, so the slug is its id. */
function toCategory(element: WxrElement): Extract<ImportedRecord, { kind: 'category' }> {
  const slug = readSlug(childText(element, 'wp:category_nicename'));
  const parent = readSlug(childText(element, 'wp:category_parent'));
  const description = readHtmlLine(childText(element, 'wp:category_description'));
  return {
    kind: 'category',
    sourceId: slug,
    name: readHtmlLine(childText(element, 'wp:cat_name')) || slug,
    slug,
    ...(description && { description }),
    oldPath: oldPathOf('category', ...(parent ? [parent] : []), slug),
  };
}
