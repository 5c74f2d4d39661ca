/** Tables of competitions, teams, fixtures and their events. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface MatchTables {}
