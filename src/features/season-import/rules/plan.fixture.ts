import { draftStage } from '#features/competitions/rules/stages/season-templates.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import type { ImportedMatch, ImportedStage } from './parse/imported-season.ts';
import type { KnownFixture, KnownStage, SeasonState } from './read-season-state.ts';

/** A team whose name is its id. */
export const planTeam = (id: string): KnownTeam => ({ id, slug: id, name: id, country: '', aliases: [] });

/** A match of the file: Uno against Dos in the first round of the first stage. */
export const planMatch = (over: Partial<ImportedMatch> = {}): ImportedMatch => ({
  place: { unit: 'line', number: 1 },
  stage: 0,
  group: null,
  round: '1',
  date: '2026-03-07',
  time: '18:00',
  offset: null,
  home: 'Uno',
  away: 'Dos',
  venue: null,
  isNeutral: null,
  referee: null,
  outcome: { status: 'scheduled' },
  ...over,
});

/** The same match as the site has it, at noon in the stage `a`. */
export const planFixture = (over: Partial<KnownFixture> = {}): KnownFixture => ({
  id: 'f',
  stageId: 'a',
  groupId: null,
  round: '1',
  homeId: 'Uno',
  awayId: 'Dos',
  kickOff: NOON,
  venue: null,
  isNeutral: false,
  hasReferee: false,
  isCancelled: false,
  locks: new Set(),
  ...over,
});

/** A stage of the file, without groups. */
export const planFileStage = (over: Partial<ImportedStage> = {}): ImportedStage => ({
  kind: 'league',
  name: null,
  groups: [],
  legs: 1,
  hasReplays: false,
  singleRounds: [],
  ...over,
});

/** A stage of the site with the usual rules of its kind. */
export const planKnownStage = (id: string, over: Partial<KnownStage> = {}): KnownStage => {
  const { kind, name, regulation } = draftStage(over.kind ?? 'league');
  return { id, kind, name, regulation, groups: new Map(), rounds: new Map(), ...over };
};

/** A season of the site with these matches. */
export const planState = (over: Partial<SeasonState> = {}): SeasonState => ({
  competition: { id: 'c', slug: 'apl', name: 'APL', region: 'azerbaijan', kind: 'league', isNew: false },
  season: { id: 's', name: '2025/26', startsOn: NOON },
  stages: [],
  fixtures: [],
  samples: [],
  starts: new Map(),
  teams: [],
  ...over,
});
