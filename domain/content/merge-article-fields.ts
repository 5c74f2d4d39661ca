import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  isSameValue,
} from './article-fields.ts';

/** A field that two people changed to different things. `base` is what both began from; null when nobody knows. */
export interface FieldConflict {
  field: ArticleFieldName;
  base: ArticleFields[ArticleFieldName];
  mine: ArticleFields[ArticleFieldName];
  theirs: ArticleFields[ArticleFieldName];
}

export type FieldChoices = Partial<Record<ArticleFieldName, 'mine' | 'theirs'>>;

export interface Merge {
  /** Every change of either side; where both changed a field, the choice, or mine while none was made. */
  merged: ArticleFields;
  /** Fields where both sides changed to different values and no choice was made. */
  conflicts: FieldConflict[];
  /** Fields that only the others had changed, and so were taken over. */
  taken: ArticleFieldName[];
}

/**
 * Puts together two changed states of an article, field by field: what one side changed is kept, what both changed
 * to the same is kept, and what both changed differently is asked about. `base` null: the state both began from is not
 * known, so every difference is asked about.
 */
export function mergeArticleFields(the: {
  base: ArticleFields | null;
  mine: ArticleFields;
  theirs: ArticleFields;
  choices?: FieldChoices;
}): Merge {
  const { base, mine, theirs, choices = {} } = the;
  const conflicts: FieldConflict[] = [];
  const taken: ArticleFieldName[] = [];
  const merged: Record<string, unknown> = {};
  for (const field of articleFieldNames) {
    const [ours, others] = [mine[field], theirs[field]];
    merged[field] = ours;
    if (isSameValue(ours, others)) continue;
    const iChanged = base === null || !isSameValue(ours, base[field]);
    const theyChanged = base === null || !isSameValue(others, base[field]);
    if (iChanged && theyChanged) {
      if (choices[field] === 'theirs') merged[field] = others;
      else if (choices[field] !== 'mine')
        conflicts.push({ field, base: base?.[field] ?? null, mine: ours, theirs: others });
    } else if (theyChanged) {
      merged[field] = others;
      taken.push(field);
    }
  }
  return { merged: merged as unknown as ArticleFields, conflicts, taken };
}
