import { Conflict } from '#platform/errors.ts';
import type { ArticleFieldName, ArticleFields } from '../article-fields.ts';
import type { FieldConflict } from './merge-article-fields.ts';

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
