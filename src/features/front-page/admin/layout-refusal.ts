import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { HomeDraft } from '../rules/get-home-draft.ts';

/** Why a layout was refused, with the current version of the draft and its last change. */
export interface LayoutRefusal extends Pick<HomeDraft, 'version' | 'lastChange'> {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}
