import { readHtmlLine } from '../html/html-node.ts';
import {
  convertWithoutLimits,
  type ImportedRecord,
  type ImporterOptions,
  type ImportLossCode,
} from '../imported-record.ts';
import { convertPost } from './convert-post.ts';
import { childText, readWxr, type WxrElement } from './read-wxr.ts';
import { WxrPost } from './wxr-post.ts';
import { readAuthorName, readSlug, readWxrSite, type WxrSite } from './wxr-site.ts';

/** Types of posts that belong to the site or to its theme. The report does not list them. */
const SILENT_TYPES = new Set([
  ...['attachment', 'revision', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache'],
  ...['user_request', 'wp_block', 'wp_template', 'wp_template_part', 'wp_global_styles', 'wp_navigation'],
  ...['wp_font_family', 'wp_font_face'],
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
