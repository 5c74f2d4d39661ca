import type { ProblemCode } from '#az/text/problems.ts';
import type { HomeDesk } from '#domain/curation/get-home-editing.ts';
import type { Problem } from '#domain/errors.ts';

/** Why a board was not taken, and how the desk stands meanwhile. */
export interface BoardRefusal extends Pick<HomeDesk, 'version' | 'lastChange'> {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}
