import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { addDeletedAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockArticles, lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getTag } from './get-tag.ts';

/**
 * Deletes a tag and removes it from all its articles. Its addresses answer 410. For editors. Returns how many articles had it.
 * @throws NotFound, Forbidden.
 */
export async function deleteTag(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<{ articles: number }> {
  requireRole(actor, 'editor');
  return inTransaction(db, async (tx) => {
    const articles = await lockArticles(tx, { tagId: id });
    await lockRowsForUpdate(tx, 'tag', [id]);
    const { name, slug } = await getTag(tx, { id });
    await tx.deleteFrom('article_tag').where('tag_id', '=', id).execute();
    const former = await listFormerSlugs(tx, id);
    await tx.deleteFrom('tag').where('id', '=', id).execute();
    await addDeletedAddresses(tx, { paths: [slug, ...former].flatMap(listAddresses), now });
    await recordAudit(tx, {
      ...{ actor, action: 'tag.delete', subjectType: 'tag', subjectId: id, now, newId },
      before: { name, slug, articles: articles.length },
      after: null,
    });
    return { articles: articles.length };
  });
}

/** The slugs that redirect to the tag: those before it was renamed, and its synonyms. */
async function listFormerSlugs(tx: Db, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('tag_redirect')
    .select('slug')
    .where('tag_id', '=', id)
    .unionAll((eb) => eb.selectFrom('tag_synonym').select('folded as slug').where('tag_id', '=', id))
    .execute();
  return rows.map(({ slug }) => slug);
}

const listAddresses = (slug: string) => [
  href('/tag/:slug', { slug }),
  ...Object.values(feedAddresses.tag(slug)),
];
