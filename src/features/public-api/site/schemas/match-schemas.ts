import { z } from 'zod';
import { stageKinds } from '#features/competitions/rules/stages/stage-kinds.ts';
import { zoneKinds } from '#features/competitions/rules/standings/regulation.ts';
import { timelineTypes } from '#features/matches/rules/ledger/ledger-event.ts';

const moment = z.iso.datetime();
const score = z.object({ home: z.int(), away: z.int() });
const side = z.enum(['home', 'away']);

export const matchStatus = z.enum([
  'scheduled',
  'live',
  'finished',
  'postponed',
  'suspended',
  'abandoned',
  'cancelled',
  'awarded',
]);
const matchPhase = z.enum([
  'firstHalf',
  'halftime',
  'secondHalf',
  'extraTimeBreak',
  'extraTimeFirst',
  'extraTimeHalftime',
  'extraTimeSecond',
  'shootOut',
]);
const matchEventType = z.enum(timelineTypes);

const team = z.object({ slug: z.string(), name: z.string(), shortName: z.string() });
const competition = z.object({ slug: z.string(), name: z.string() });
const season = z.object({ slug: z.string(), name: z.string() });

const stage = z.object({ kind: z.enum(stageKinds), name: z.string() });

/** The values that a status does not have are null: a scheduled match has no score. */
export const matchSummary = z.object({
  id: z.string(),
  url: z.url(),
  competition,
  season: season.nullable(),
  /** The part of the season that it belongs to. */
  stage: stage.nullable(),
  /** The name of its group. */
  group: z.string().nullable(),
  /** Its place among the matches of its tie, from 1. Null for a match of no tie. */
  leg: z.int().nullable(),
  /** The number of the round, or a stage such as `quarter`. */
  round: z.string().nullable(),
  home: team,
  away: team,
  kickOff: moment,
  venue: z.string().nullable(),
  isNeutral: z.boolean(),
  status: matchStatus,
  /** Why it was postponed, suspended, abandoned, cancelled or awarded. */
  reason: z.string().nullable(),
  score: score.nullable(),
  halfTime: score.nullable(),
  /** The score after 90 minutes, when extra time was played. */
  regular: score.nullable(),
  shootOut: score.nullable(),
  phase: matchPhase.nullable(),
  /** At `at` the match was in `minute`. `rate` is 1, and more in a replay of the demo. Null when no clock runs. */
  clock: z.object({ at: moment, minute: z.int(), rate: z.number() }).nullable(),
  /** Invented for the demo. */
  sample: z.boolean(),
  updatedAt: moment,
});

const matchEvent = z.object({
  id: z.string(),
  type: matchEventType,
  /** The team of the player; for an own goal, the team that gets the goal. */
  side: side.nullable(),
  player: z.string().nullable(),
  /** The assist of a goal, or the player who leaves the pitch. */
  otherPlayer: z.string().nullable(),
  minute: z.int(),
  added: z.int().nullable(),
  detail: z.string().nullable(),
  note: z.string().nullable(),
});

const lineUp = z.object({
  formation: z.string().nullable(),
  coach: z.string().nullable(),
  /** False: the line-up that the newsroom expects. */
  isOfficial: z.boolean(),
  /** Starters from the goalkeeper to the attack, then the bench. */
  players: z.array(
    z.object({
      name: z.string(),
      shirt: z.int().nullable(),
      isStarting: z.boolean(),
      isCaptain: z.boolean(),
      isGoalkeeper: z.boolean(),
    }),
  ),
});

/** Null: not known. */
const statistic = z.int().nullable();
const teamStatistics = z.object({
  /** Percent. Those of both teams are 100 together. */
  possession: statistic,
  shots: statistic,
  onTarget: statistic,
  corners: statistic,
  fouls: statistic,
  offsides: statistic,
  saves: statistic,
});

export const match = matchSummary.extend({
  events: z.array(matchEvent),
  lineUps: z.object({ home: lineUp.nullable(), away: lineUp.nullable() }),
  /** Null when nothing is known. Cards and substitutions are events. */
  statistics: z.object({ home: teamStatistics, away: teamStatistics }).nullable(),
});

export const standingsSummary = z.object({ competition, seasons: z.array(season) });

const standing = z.object({
  position: z.int(),
  team,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goalsFor: z.int(),
  goalsAgainst: z.int(),
  points: z.int(),
  /** The last results, oldest first; at most five. */
  form: z.array(z.enum(['W', 'D', 'L'])),
  /** Positions gained (positive) or lost since the round before. */
  change: z.int(),
  zone: z.enum(zoneKinds).nullable(),
  /** A match of the team is being played and counts as it stands. */
  isLive: z.boolean(),
});

export const standings = z.object({
  competition,
  season,
  /** The table that readers want first: of the newest stage, and of its first group. */
  rows: z.array(standing),
  /** All tables of the season, in the order of its stages and groups. */
  tables: z.array(z.object({ stage, group: z.string().nullable(), rows: z.array(standing) })),
  deductions: z.array(z.object({ team: z.string(), points: z.int(), reason: z.string() })),
  /** Places that editors have set against the rules. */
  places: z.array(z.object({ team: z.string(), position: z.int(), reason: z.string() })),
  sample: z.boolean(),
});
