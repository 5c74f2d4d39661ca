import type { ProblemCode } from '#az/text/problems.ts';
import type { HomeEditing } from '#domain/curation/get-home-editing.ts';
import type { Problem } from '#domain/errors.ts';

/** Why a layout was not taken, and how the editing stands meanwhile. */
export interface BoardRefusal extends Pick<HomeEditing, 'version' | 'lastChange'> {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}
