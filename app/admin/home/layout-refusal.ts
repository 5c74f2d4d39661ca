import type { ProblemCode } from '#az/text/problems.ts';
import type { HomeDraft } from '#domain/curation/get-home-draft.ts';
import type { Problem } from '#domain/errors.ts';

/** Why a layout was refused, with the current version of the draft and its last change. */
export interface LayoutRefusal extends Pick<HomeDraft, 'version' | 'lastChange'> {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}
