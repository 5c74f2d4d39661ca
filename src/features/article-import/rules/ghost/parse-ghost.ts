import { convertWithoutLimits, type ImportedRecord, type ImporterOptions } from '../imported-record.ts';
import { convertGhostPost } from './convert-ghost-post.ts';
import { type GhostRow, type GhostTables, readGhostExport, textOf } from './ghost-export.ts';

/**
 * Reads an export of Ghost 0.11 to 6. Ghost writes its own origin as a placeholder: `origin` replaces it, and without it
 * pictures of the old site are reported as lost.
 * @throws ImportFileInvalid
 */
export async function* parseGhost(
  file: string,
  { origin = null, convert = convertWithoutLimits }: ImporterOptions = {},
): AsyncGenerator<ImportedRecord> {
  const tables = await readGhostExport(file);
  const { posts = [], tags = [], users = [], members = [] } = tables;
  const publicTags = new Map(tags.filter(isPublicTag).map((tag) => [textOf(tag, 'id'), tag]));
  const userOf = new Map(users.map((user) => [textOf(user, 'id'), user]));
  const parts = {
    tags: groupJoined(tables, 'posts_tags', 'tag_id', publicTags),
    authors: groupJoined(tables, 'posts_authors', 'author_id', userOf),
  };
  const metas = new Map((tables.posts_meta ?? []).map((meta) => [textOf(meta, 'post_id'), meta]));

  if (origin !== null) yield { kind: 'site', address: origin };
  for (const user of users) yield toAuthor(user);
  const mainTags = new Set([...parts.tags.values()].map(([first]) => textOf(first, 'id')));
  for (const [id, tag] of publicTags) yield mainTags.has(id) ? toCategory(tag) : toTag(tag);
  if (members.length > 0) yield { kind: 'loss', loss: { code: 'members', detail: String(members.length) } };
  for (const post of posts) {
    const id = textOf(post, 'id') || textOf(post, 'uuid') || textOf(post, 'slug');
    const isPage = textOf(post, 'type') === 'page' || post.page === 1 || post.page === true;
    if (isPage) yield { kind: 'skipped', sourceId: id, title: textOf(post, 'title'), loss: { code: 'page' } };
    else {
      const key = textOf(post, 'id');
      const author = userOf.get(textOf(post, 'author_id'));
      const authors = parts.authors.get(key) ?? (author ? [author] : []);
      const tags = parts.tags.get(key) ?? [];
      yield convert({ sourceId: id, title: textOf(post, 'title') }, () =>
        convertGhostPost(post, { id, meta: metas.get(key), tags, authors, origin }),
      );
    }
  }
}

/** Internal tags begin with `#`. Readers never see them. */
const isPublicTag = (tag: GhostRow) =>
  textOf(tag, 'visibility') !== 'internal' && !textOf(tag, 'name').startsWith('#');

/** The rows that a table joins with each post, in their order. */
function groupJoined(
  tables: GhostTables,
  table: 'posts_tags' | 'posts_authors',
  column: string,
  rows: ReadonlyMap<string, GhostRow>,
): Map<string, GhostRow[]> {
  const joins = [...(tables[table] ?? [])].sort(
    (a, b) => (Number(a.sort_order) || 0) - (Number(b.sort_order) || 0),
  );
  const grouped = new Map<string, GhostRow[]>();
  for (const join of joins) {
    const row = rows.get(textOf(join, column));
    const post = textOf(join, 'post_id');
    if (!row) continue;
    const known = grouped.get(post);
    if (known) known.push(row);
    else grouped.set(post, [row]);
  }
  return grouped;
}

/** The address of a list. Ghost always ends it with a slash. */
const oldPathOf = (kind: 'author' | 'tag', row: GhostRow) => ['', kind, textOf(row, 'slug'), ''].join('/');

function toAuthor(user: GhostRow): ImportedRecord {
  const slug = textOf(user, 'slug');
  const name = textOf(user, 'name') || slug;
  return {
    kind: 'author',
    sourceId: textOf(user, 'id'),
    name,
    ...(slug && { oldPath: oldPathOf('author', user) }),
  };
}

function toTag(tag: GhostRow): ImportedRecord {
  return {
    kind: 'tag',
    sourceId: textOf(tag, 'id'),
    name: textOf(tag, 'name'),
    oldPath: oldPathOf('tag', tag),
  };
}

/** The main tag of a post is its category here. Posts name it by its slug. */
function toCategory(tag: GhostRow): ImportedRecord {
  const [slug, description, color] = [
    textOf(tag, 'slug'),
    textOf(tag, 'description'),
    textOf(tag, 'accent_color'),
  ];
  return {
    kind: 'category',
    sourceId: slug,
    slug,
    name: textOf(tag, 'name'),
    oldPath: oldPathOf('tag', tag),
    ...(description && { description }),
    ...(/^#[\da-f]{6}$/i.test(color) && { color }),
  };
}
