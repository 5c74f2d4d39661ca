import { Conflict } from '#domain/errors.ts';
import type { ArticleFieldName, ArticleFields } from '../article-fields.ts';
import type { FieldConflict } from './merge-article-fields.ts';

/** Somebody else has changed the same fields since; nothing was written. `code` is 'version.conflict'. */
export class ArticleConflict extends Conflict {
  override name = 'ArticleConflict';
  /** The version that stands now: choices are made against it. */
  readonly version: number;
  readonly conflicts: readonly FieldConflict[];
  /** Everything put together, with mine where both changed: what the form shows while it asks. */
  readonly merged: ArticleFields;
  /** Fields that were taken over from the others without asking. */
  readonly taken: readonly ArticleFieldName[];
  /** Who wrote the version that stands now, and when (epoch milliseconds). */
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
