/** The data that matches refer to. Each kind is a table with `id`, `name` and `version`. */
export type ReferenceKind =
  | 'competition'
  | 'season'
  | 'team'
  | 'player'
  | 'venue'
  | 'official'
  | 'broadcaster';
