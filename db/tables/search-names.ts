export interface SearchNameTables {
  search_name: SearchNameTable;
}

export type SearchNameKind = 'team' | 'player' | 'competition' | 'word';

/** Names that search takes for the same, besides those of the match desk. */
interface SearchNameTable {
  id: string;
  kind: SearchNameKind;
  /** How the site writes it. */
  name: string;
  /** Its other spellings, one on each line. */
  others: string;
  version: number;
}
