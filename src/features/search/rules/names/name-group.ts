import type { SearchNameKind } from '../../tables.ts';

export const nameKinds = ['team', 'player', 'competition', 'word'] as const satisfies SearchNameKind[];

export type NameKind = (typeof nameKinds)[number];

/** All names of one thing: a search for one of them finds the others. */
export interface NameGroup {
  kind: NameKind;
  /** As readers see it. */
  name: string;
  /** The row of the team, the player or the competition; null when the match desk does not have it. */
  id: string | null;
  /** All its names, as written, also `name`. */
  names: readonly string[];
}
