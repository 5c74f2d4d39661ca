/** The rows of the tables that `0002-match-ledger` replaces. */
export interface OldFixture {
  id: string;
  competition_id: string;
  home_id: string;
  away_id: string;
  kick_off: number;
  venue: string | null;
  round: string | null;
  status: string;
  phase: string | null;
  minute: number | null;
  added: number | null;
  home_score: number | null;
  away_score: number | null;
  sample: 0 | 1;
  updated_at: number;
}

export interface OldEvent {
  id: string;
  fixture_id: string;
  type: string;
  side: 'home' | 'away';
  player: string;
  minute: number;
  added: number | null;
}

export interface OldStanding {
  competition_id: string;
  season: string;
  team_id: string;
  position: number;
  won: number;
  drawn: number;
  lost: number;
  goals_for: number;
  goals_against: number;
  form: string;
  zone: string | null;
}
