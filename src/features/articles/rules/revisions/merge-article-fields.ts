import {
  type ArticleFieldName,
  type ArticleFields,
  articleFieldNames,
  articleFields,
  isSameValue,
} from '../article-fields.ts';
import { mergeBlocks } from './merge-blocks.ts';

/** A field, or a part of it, that both sides changed to different values. `base` is the original value, or null when unknown. */
export interface FieldConflict {
  field: ArticleFieldName;
  /** The name of the choice: the field, for a block of the text with its place (`content.3-4`). */
  name: ChoiceName;
  base: ArticleFields[ArticleFieldName];
  mine: ArticleFields[ArticleFieldName];
  theirs: ArticleFields[ArticleFieldName];
}

export type ChoiceName = ArticleFieldName | `${ArticleFieldName}.${string}`;

export type FieldChoices = Partial<Record<ChoiceName, 'mine' | 'theirs'>>;

export interface MergeResult {
  /** All changes of both sides. For conflicts the chosen value, or mine without a choice. */
  merged: ArticleFields;
  /** Fields, or blocks of the text, that both sides changed differently and that have no choice yet. */
  conflicts: FieldConflict[];
  /** Fields with changes of theirs that needed no choice. */
  taken: ArticleFieldName[];
}

/** With more conflicts in the text, one of both texts is chosen as a whole: nobody answers hundreds of questions. */
const MAX_BLOCK_CONFLICTS = 40;

/**
 * Merges two changed states of an article field by field, and the text block by block. The result has the changes of one
 * side and the equal changes of both. Different changes of both sides are conflicts. Without `base` every difference is a
 * conflict, and the text is compared as a whole.
 */
export function mergeArticleFields(input: {
  base: ArticleFields | null;
  mine: ArticleFields;
  theirs: ArticleFields;
  choices?: FieldChoices;
}): MergeResult {
  const { base, mine, theirs, choices = {} } = input;
  const conflicts: FieldConflict[] = [];
  const taken: ArticleFieldName[] = [];
  const merged: Record<string, unknown> = {};
  for (const field of articleFieldNames) {
    const [ours, others] = [mine[field], theirs[field]];
    merged[field] = ours;
    if (isSameValue(ours, others)) continue;
    const iChanged = base === null || !isSameValue(ours, base[field]);
    const theyChanged = base === null || !isSameValue(others, base[field]);
    const text =
      iChanged && theyChanged && base && articleFields[field].merge === 'blocks'
        ? mergeText(field, { base, mine, theirs, choices })
        : null;
    if (text && text.conflicts.length <= MAX_BLOCK_CONFLICTS) {
      merged[field] = text.merged;
      conflicts.push(...text.conflicts);
      if (text.isTaken) taken.push(field);
    } else if (iChanged && theyChanged) {
      if (choices[field] === 'theirs') merged[field] = others;
      else if (choices[field] !== 'mine')
        conflicts.push({ field, name: field, base: base?.[field] ?? null, mine: ours, theirs: others });
    } else if (theyChanged) {
      merged[field] = others;
      taken.push(field);
    }
  }
  return { merged: merged as unknown as ArticleFields, conflicts, taken };
}

function mergeText(
  field: ArticleFieldName,
  input: Record<'base' | 'mine' | 'theirs', ArticleFields> & { choices: FieldChoices },
) {
  const [base, mine, theirs] = [input.base, input.mine, input.theirs].map((fields) => String(fields[field]));
  const choices = Object.fromEntries(
    Object.entries(input.choices).map(([name, choice]) => [name.replace(`${field}.`, ''), choice]),
  );
  const text = mergeBlocks({ base, mine, theirs, choices } as Parameters<typeof mergeBlocks>[0]);
  const conflicts = text.conflicts.map(
    ({ place, ...sides }): FieldConflict => ({ field, name: `${field}.${place}`, ...sides }),
  );
  return { ...text, conflicts };
}
