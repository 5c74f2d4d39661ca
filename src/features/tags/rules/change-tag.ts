import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { addDeletedAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockArticles, lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { parseTyped } from '#platform/records/record.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Change, requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { getTag } from './read-tags.ts';
import { tagRecord } from './tag-record.ts';

/**
 * Changes the name of a tag and the address made from it. The old address redirects to the new one. For editors.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'tag.exists' when another tag has the name (the two can be merged), or
 * 'record.conflict' when it has been renamed since `version`.
 */
export async function renameTag(
  db: Db,
  input: SubjectChange & {
    name: string;
    /** The version that the change is based on. */
    version: number;
  },
): Promise<{ slug: string }> {
  const { actor, id, version, now, newId } = input;
  requireRole(actor, 'editor');
  const { values, problems } = parseTyped(tagRecord, { name: input.name });
  refuseProblems(problems);
  const { name } = values;
  const slug = slugify(name);
  if (slug === '') throw new InvalidInput([{ field: 'name', code: 'tag.nameRequired' }]);
  return inTransaction(db, async (tx) => {
    await lockRowsForUpdate(tx, 'tag', [id]);
    const { version: current } = await lockRecordRow(tx, tagRecord, id);
    const before = await getTag(tx, { id });
    const old = { name: before.name, slug: before.slug };
    if (!decideChange(tagRecord, { before: old, after: { name, slug }, version, current })) return { slug };
    await removeOwnSynonym(tx, { id, slug });
    await tx
      .updateTable('tag')
      .set({ name, slug, sort_key: sortKey(name), version: version + 1 })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        throw isUniqueViolation(error)
          ? new Conflict('tag.exists', 'A tag with this name exists', { field: 'name' })
          : error;
      });
    if (slug !== before.slug) {
      await tx.deleteFrom('tag_redirect').where('slug', '=', slug).execute();
      await tx
        .insertInto('tag_redirect')
        .values({ slug: before.slug, tag_id: id, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ tag_id: id }))
        .execute();
    }
    await recordAudit(tx, { actor, now, newId }, 'tag.rename', id, {
      before: { ...old, version },
      after: { name, slug, version: version + 1 },
    });
    return { slug };
  });
}

/** A synonym that becomes the name. @throws InvalidInput 'synonym.taken' for a synonym of another tag. */
async function removeOwnSynonym(tx: Db, { id, slug }: { id: string; slug: string }): Promise<void> {
  const synonym = await tx
    .deleteFrom('tag_synonym')
    .where('folded', '=', slug)
    .returning('tag_id')
    .executeTakeFirst();
  if (synonym && synonym.tag_id !== id) throw new InvalidInput([{ field: 'name', code: 'synonym.taken' }]);
}

/**
 * Deletes a tag and removes it from all its articles. Its addresses answer 410. For editors. Returns how many articles had it.
 * @throws NotFound, Forbidden.
 */
export async function deleteTag(
  db: Db,
  { actor, id, now, newId }: SubjectChange,
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
    await recordAudit(tx, { actor, now, newId }, 'tag.delete', id, {
      before: { name, slug, articles: articles.length },
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

/**
 * Merges a tag into another: every article with `fromId` gets `intoId` at the same position. The old name remains as a
 * synonym, so its address redirects to the remaining tag. For editors. Returns how many articles changed.
 * @throws NotFound, Forbidden, InvalidInput 'tag.same'.
 */
export async function mergeTags(
  db: Db,
  input: Change & { fromId: string; intoId: string },
): Promise<{ moved: number }> {
  const { actor, fromId, intoId, now, newId } = input;
  requireRole(actor, 'editor');
  if (fromId === intoId) throw new InvalidInput([{ field: 'intoId', code: 'tag.same' }]);
  return inTransaction(db, async (tx) => {
    await lockArticles(tx, { tagId: fromId });
    await lockRowsForUpdate(tx, 'tag', [fromId, intoId]);
    const from = await getTag(tx, { id: fromId });
    const into = await getTag(tx, { id: intoId });
    // Read again under the locks: an article may have got the tag before the tag was locked.
    const articles = await lockArticles(tx, { tagId: fromId });
    await tx
      .insertInto('article_tag')
      .columns(['article_id', 'tag_id', 'position'])
      .expression((eb) =>
        eb
          .selectFrom('article_tag as old')
          .select(['old.article_id', eb.val(intoId).as('tag_id'), 'old.position'])
          .where('old.tag_id', '=', fromId)
          .where('old.article_id', 'not in', (of) =>
            of.selectFrom('article_tag as both').select('both.article_id').where('both.tag_id', '=', intoId),
          ),
      )
      .execute();
    await tx.deleteFrom('article_tag').where('tag_id', '=', fromId).execute();
    await tx.updateTable('tag_redirect').set({ tag_id: intoId }).where('tag_id', '=', fromId).execute();
    await tx.updateTable('tag_synonym').set({ tag_id: intoId }).where('tag_id', '=', fromId).execute();
    await tx.deleteFrom('tag').where('id', '=', fromId).execute();
    await tx
      .insertInto('tag_synonym')
      .values({ folded: from.slug, tag_id: intoId, name: from.name, created_at: now })
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'tag.merge', fromId, {
      before: { name: from.name, slug: from.slug },
      after: { into: into.name, slug: into.slug, articles: articles.length },
    });
    return { moved: articles.length };
  });
}
