/** A name that the site knows, with its other spellings. */
export interface KnownName {
  kind: 'team' | 'player' | 'competition' | 'word';
  /** The spelling of the site. */
  name: string;
  /** All spellings, as written. */
  names: readonly string[];
}
