import { slugify } from '#az/characters/slug.ts';
import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { findExistingPicture } from '#features/media/rules/files/media-paths.ts';
import { listNamedTags } from '#features/tags/rules/read-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { type ArticleFieldName, type ArticleFields, isSameValue } from '../article-fields.ts';
import type { ArticleState } from '../article-state.ts';
import { type FieldChoices, type FieldConflict, mergeArticleFields } from './merge-article-fields.ts';
import { findRevision } from './revisions.ts';

/** The choices of an account for the conflicts. */
export interface ConflictResolutions {
  /** The version that the choices refer to. Values that changed afterwards are conflicts again. */
  version: number;
  choices: FieldChoices;
}

interface Sides {
  base: ArticleFields | null;
  mine: ArticleFields;
  theirs: ArticleFields;
}

/**
 * Merges cleaned fields that are based on `baseVersion` with the current article.
 * @throws ArticleConflict, or InvalidInput 'form.invalid' for a version that never existed.
 */
export async function mergeWithCurrent(
  tx: Db,
  input: { mine: ArticleFields; baseVersion: number; state: ArticleState; resolutions?: ConflictResolutions },
): Promise<{ merged: ArticleFields; taken: ArticleFieldName[] }> {
  const { state, baseVersion } = input;
  const { id, version, fields: theirs } = state;
  if (!Number.isSafeInteger(baseVersion) || baseVersion < 1 || baseVersion > version)
    throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  if (baseVersion === version) return { merged: await normalizeFields(tx, input.mine, theirs), taken: [] };

  const revision = await findRevision(tx, { articleId: id, version: baseVersion });
  const base = revision && (await normalizeFields(tx, revision.fields, theirs));
  const mine = await normalizeFields(tx, input.mine, base ?? theirs);
  const choices = await listLastingChoices(tx, { ...input, base, mine, theirs });
  const { merged, conflicts, taken } = mergeArticleFields({ base, mine, theirs, choices });
  if (conflicts.length > 0) {
    const last = await findRevision(tx, { articleId: id, version });
    const by = { name: last?.staffName ?? null, at: last?.at ?? state.updatedAt };
    throw new ArticleConflict({ version, conflicts, merged, taken, by });
  }
  return { merged, taken };
}

/** Converts fields to the stored form: the current address when none is given, current names of tags, category and picture. */
async function normalizeFields(tx: Db, fields: ArticleFields, before: ArticleFields): Promise<ArticleFields> {
  const category =
    fields.category === before.category
      ? fields.category
      : await resolveCategory(tx, fields.category)
          .then(({ slug }) => slug)
          .catch(() => fields.category);
  const { slug } = fields;
  const tags = await tagsByName(tx, fields.tags, before.tags);
  const image = await findExistingPicture(tx, { url: fields.image, otherwise: fields.image });
  return { ...fields, slug: slug || before.slug, category, tags, image };
}

async function tagsByName(
  tx: Db,
  names: readonly string[],
  before: readonly string[],
): Promise<readonly string[]> {
  if (isSameValue(names, before)) return names;
  const tags = await listNamedTags(tx, names.map(slugify));
  return [...new Set(names.map((name) => tags.get(slugify(name))?.name ?? name))];
}

/** The choices that are still valid: the other side has not changed the value since. */
async function listLastingChoices(
  tx: Db,
  input: Sides & { state: ArticleState; resolutions?: ConflictResolutions },
): Promise<FieldChoices> {
  const { state, resolutions, base, mine, theirs } = input;
  if (!resolutions) return {};
  if (resolutions.version === state.version) return resolutions.choices;
  const seen = await findRevision(tx, { articleId: state.id, version: resolutions.version });
  if (!seen) return {};
  const now = mergeArticleFields({ base, mine, theirs }).conflicts;
  const then = mergeArticleFields({ base, mine, theirs: seen.fields }).conflicts;
  const lasting = Object.entries(resolutions.choices).filter(([name]) => {
    const [asked, seen] = [now, then].map((conflicts) => conflicts.find((one) => one.name === name));
    return asked && seen && isSameValue(asked.theirs, seen.theirs);
  });
  return Object.fromEntries(lasting);
}

/** Another account has changed the same fields. Nothing was written. `code` is 'version.conflict'. */
export class ArticleConflict extends Conflict {
  override name = 'ArticleConflict';
  /** The current version, which the choices refer to. */
  readonly version: number;
  readonly conflicts: readonly FieldConflict[];
  /** The merged fields, with mine where both sides changed. The form shows them with the conflicts. */
  readonly merged: ArticleFields;
  /** Fields with changes of the other side that needed no choice. */
  readonly taken: readonly ArticleFieldName[];
  /** Who wrote the current version, and when (epoch milliseconds). */
  readonly by: { name: string | null; at: number };

  constructor(
    input: Pick<ArticleConflict, 'version' | 'merged' | 'taken' | 'by'> & {
      conflicts: readonly FieldConflict[];
    },
  ) {
    super('version.conflict', 'The article was changed by someone else in the meantime');
    this.version = input.version;
    this.conflicts = input.conflicts;
    this.merged = input.merged;
    this.taken = input.taken;
    this.by = input.by;
  }
}
