import { z } from 'zod';
import { type RecordedStep, type Recording, recording } from './recording.ts';

/**
 * Parses a file of recorded matches: one recording or a list of them, in our own form or in that of
 * schochastics/football-data.
 * @throws Error with the first problems, one on each line, when it is neither.
 */
export function parseRecordings(text: string): [Recording, ...Recording[]] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The file is not JSON');
  }
  const list = Array.isArray(json) ? json : [json];
  const isIncidents = incidentMatch.safeParse(list[0]).success;
  const parsed = isIncidents
    ? z.array(incidentMatch.transform(convertIncidents)).safeParse(list)
    : z.array(recording).safeParse(list);
  if (!parsed.success) throw new Error(listProblems(parsed.error));
  const [first, ...others] = parsed.data;
  if (!first) throw new Error('The file has no match');
  return [first, ...others];
}

const score = z.string().optional();
/** A match in the form of schochastics/football-data. Unknown fields are ignored. */
export const incidentMatch = z.object({
  home: z.string(),
  away: z.string(),
  GH: z.number(),
  GA: z.number(),
  incident: z.object({
    incidents: z.array(
      z.object({
        team: z.enum(['home', 'away']),
        minute: z.string(),
        incident_type: z.string(),
        player_name: z.string().optional(),
        assist_player_name: z.string().optional(),
        player_in: z.string().optional(),
        player_out: z.string().optional(),
        home_score: score,
      }),
    ),
  }),
});
type IncidentMatch = z.infer<typeof incidentMatch>;
type Incident = IncidentMatch['incident']['incidents'][number];
interface Time {
  minute: number;
  added: number | null;
}

/** Converts a match of schochastics/football-data to a recording. That form has no marks, so they are derived. */
function convertIncidents({ home, away, incident }: IncidentMatch): Recording {
  const steps = incident.incidents.flatMap(toSteps);
  const firstHalf = steps.filter(({ minute }) => minute <= 45);
  const secondHalf = steps.filter(({ minute }) => minute > 45);
  return recording.parse({
    home: { name: toName(home) },
    away: { name: toName(away) },
    steps: [
      { type: 'mark', mark: 'kickOff', minute: 1 },
      ...firstHalf,
      { type: 'mark', mark: 'halfTime', minute: 45, added: addedTime(firstHalf) },
      { type: 'mark', mark: 'secondHalf', minute: 46 },
      ...secondHalf,
      { type: 'mark', mark: 'fullTime', minute: 90, added: addedTime(secondHalf) },
    ],
  });
}

/** `fc-liverpool` as `Fc Liverpool`: the form has no other name. */
function toName(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** `90+2'` is 90+2; `73:00` is 73. */
function parseTime(text: string): Time {
  const [, minute = '0', added] = /^(\d+)(?:\+(\d+))?/.exec(text) ?? [];
  return { minute: Number(minute), added: added === undefined ? null : Number(added) };
}

function addedTime(steps: readonly Time[]): number {
  return Math.max(1, ...steps.map(({ added }) => added ?? 0));
}

function toSteps(incident: Incident): RecordedStep[] {
  const { team: side, player_name: player = null } = incident;
  const time = parseTime(incident.minute);
  switch (incident.incident_type) {
    case 'Goal':
      return [{ type: 'goal', side, player, assist: incident.assist_player_name ?? null, ...time }];
    case 'Own goal':
      return [{ type: 'ownGoal', side, player, ...time }];
    case 'Penalty Awarded':
      // Only a penalty that was scored has a score.
      return incident.home_score === undefined
        ? [{ type: 'missedPenalty', side, player, ...time }]
        : [{ type: 'penaltyGoal', side, player, assist: null, ...time }];
    case 'Yellow Card':
      return [{ type: 'yellow', side, player, ...time }];
    case 'Red Card':
      return [{ type: 'red', side, player, ...time }];
    case 'Substitution': {
      const players = { playerIn: incident.player_in ?? null, playerOut: incident.player_out ?? null };
      return [{ type: 'substitution', side, ...players, isInjury: false, ...time }];
    }
    case 'Goal Disallowed':
      return [{ type: 'var', side, decision: 'goalCancelled', note: '', ...time }];
    default:
      return [];
  }
}

const MAX_PROBLEMS = 10;

function listProblems({ issues }: z.ZodError): string {
  return issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('\n');
}
