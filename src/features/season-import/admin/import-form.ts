import type { CompetitionRegion } from '#features/competitions/tables.ts';

/** The fields of the form, as typed. */
export interface ImportForm {
  /** The slug of a competition, or `NEW_COMPETITION`. */
  competition: string;
  /** The name and the region of a competition that is created. */
  newCompetition: string;
  region: CompetitionRegion;
  season: string;
  timeZone: string;
  content: string;
  /** The name of the file whose text `content` is; empty for a pasted text. */
  fileName: string;
  /** Several files, packed: see `packFiles`. */
  packed: string;
  packedNames: string[];
  createsTeams: boolean;
  skipsUnread: boolean;
  /** What to do with each unknown name: `CREATE_TEAM`, or the slug of its team. */
  teams: Record<string, string>;
}

export const EMPTY_FORM: ImportForm = {
  competition: '',
  newCompetition: '',
  region: 'world',
  season: '',
  timeZone: '',
  content: '',
  fileName: '',
  packed: '',
  packedNames: [],
  createsTeams: false,
  skipsUnread: false,
  teams: {},
};

/** The choice that makes a new competition or a new team. No slug looks like this. */
export const NEW_COMPETITION = '+';
export const CREATE_TEAM = '+';
/** The field of an unknown name begins with it. */
export const TEAM_FIELD = 'team:';
