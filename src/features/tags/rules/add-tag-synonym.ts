import { slugify } from '#az/characters/slug.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { getTag } from './get-tag.ts';
import { listNamedTags } from './list-named-tags.ts';
import { lockTagNames } from './lock-tag-names.ts';
import { tagLimits } from './tag-limits.ts';

/**
 * Gives a tag another name: articles get the tag when this name is typed, and its address redirects to the tag. A known
 * synonym of the tag gets the new spelling. For editors.
 * @throws NotFound, Forbidden, or InvalidInput for the field 'synonym'.
 */
export async function addTagSynonym(
  db: Db,
  input: { actor: Actor; tagId: string; name: string; now: number; newId: NewId },
): Promise<void> {
  const { actor, tagId, now, newId } = input;
  requireRole(actor, 'editor');
  const name = cleanLine(input.name);
  const folded = slugify(name);
  if (folded === '') throw refusal('synonym.required');
  if ([...name].length > tagLimits.characters) throw refusal('tag.tooLong');
  await inTransaction(db, async (tx) => {
    await lockTagNames(tx);
    const tag = await getTag(tx, { id: tagId });
    const named = (await listNamedTags(tx, [folded])).get(folded);
    if (named?.slug === folded) throw refusal(named.id === tagId ? 'synonym.own' : 'synonym.isTag');
    // An old address of another tag is taken as well: its articles were found under this name.
    if (named && named.id !== tagId) throw refusal('synonym.taken');
    await tx.deleteFrom('tag_redirect').where('slug', '=', folded).execute();
    await tx
      .insertInto('tag_synonym')
      .values({ folded, tag_id: tagId, name, created_at: now })
      .onConflict((conflict) => conflict.column('folded').doUpdateSet({ name }))
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'tag.addSynonym', subjectType: 'tag', subjectId: tagId, now, newId },
      before: null,
      after: { name: tag.name, synonym: name },
    });
  });
}

function refusal(code: ProblemCode): InvalidInput {
  return new InvalidInput([{ field: 'synonym', code }]);
}
