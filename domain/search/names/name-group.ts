export type NameKind = 'team' | 'player' | 'competition' | 'word';

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
