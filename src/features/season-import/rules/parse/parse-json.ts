import { z } from 'zod';
import type { Score } from '#features/matches/rules/fixture.ts';
import { isCountry } from '#features/teams/rules/countries.ts';
import { buildMatch } from './build-match.ts';
import { addSquad, toPosition } from './build-squad.ts';
import { toGoal } from './goals.ts';
import {
  emptySeason,
  type ImportedGoal,
  type ImportPlace,
  ImportRefused,
  isEnough,
  type Problems,
  type ReadSeason,
} from './imported-season.ts';
import { cleanPlayerName } from './player-name.ts';

const pair = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const named = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const minute = z.union([z.int(), z.string().max(8)]);
const goal = z.object({
  name: z.string(),
  minute: minute.nullish(),
  offset: z.int().nullish(),
  penalty: z.boolean().nullish(),
  owngoal: z.boolean().nullish(),
});
const matchShape = z.object({
  round: z.string().nullish(),
  stage: z.string().nullish(),
  group: z.string().nullish(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  team1: named,
  team2: named,
  score: z
    .union([
      z.object({ ht: pair, ft: pair, et: pair, p: pair }).partial(),
      pair.transform((ft) => ({ ft, ht: undefined, et: undefined, p: undefined })),
    ])
    .nullish(),
  status: z.string().nullish(),
  goals1: z.array(goal).nullish(),
  goals2: z.array(goal).nullish(),
  referee: z.string().nullish(),
  ground: named.nullish(),
});
const playerShape = z.object({
  name: z.string(),
  number: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\s*\d{1,2}\s*$/)
        .transform(Number),
    ])
    .pipe(z.int().min(1).max(99))
    .nullish()
    .catch(null),
  pos: z.string().nullish(),
  club: named.nullish().catch(null),
  date_of_birth: z.string().nullish(),
});
const squadShape = z.object({
  name: z.string(),
  fifa_code: z.string().nullish(),
  coach: named.nullish().catch(null),
  players: z.array(z.unknown()),
});
const fileShape = z.object({
  name: z.string().nullish(),
  matches: z.array(z.unknown()).default([]),
  squads: z.array(z.unknown()).default([]),
});

const toScore = (value: [number, number] | undefined): Score | null =>
  value === undefined ? null : { home: value[0], away: value[1] };

/**
 * Reads JSON of openfootball: the matches of a season (`football.json`), or a list of squads. Adds a problem for every match
 * and every player that cannot be read.
 * @throws ImportRefused when it is no JSON, or has neither matches nor squads.
 */
export function parseOpenfootballJson(text: string, problems: Problems): ReadSeason {
  const file = parseFile(text);
  const season: ReadSeason = { ...emptySeason(), name: file.name ?? null };
  for (const [index, value] of file.matches.entries()) {
    const place: ImportPlace = { unit: 'match', number: index + 1 };
    if (isEnough(season.matches, problems, place)) break;
    readMatch(season, problems, value, place);
  }
  for (const [index, value] of file.squads.entries())
    readSquad(season, problems, value, { unit: 'squad', number: index + 1 });
  return season;
}

function readMatch(season: ReadSeason, problems: Problems, value: unknown, place: ImportPlace): void {
  const source = JSON.stringify(value);
  const text = source.slice(0, 80);
  const read = matchShape.safeParse(value);
  if (!read.success) {
    problems.list.push({ place, code: 'unreadable', text });
    season.skipped.matches += 1;
    return;
  }
  const { round, stage, group, date = null, time = null, team1, team2, score } = read.data;
  const goals = readGoals(read.data);
  const built = buildMatch({
    place,
    source,
    headings: [stage, group, round].filter((heading) => typeof heading === 'string'),
    date,
    time,
    home: team1,
    away: team2,
    venue: read.data.ground ?? null,
    status: read.data.status ?? null,
    referee: read.data.referee ?? null,
    score: toScore(score?.et ?? score?.ft),
    halfTime: toScore(score?.ht),
    regular: score?.et ? toScore(score.ft) : null,
    shootOut: toScore(score?.p),
    goals: goals ?? [],
  });
  if (goals === null) {
    season.warnings.push({ place, code: 'goalsUnread', text });
    season.skipped.goals += (read.data.goals1?.length ?? 0) + (read.data.goals2?.length ?? 0);
  }
  problems.list.push(...built.problems);
  season.warnings.push(...built.warnings);
  season.skipped.goals += built.skippedGoals;
  if (built.match) season.matches.push(built.match);
  else season.skipped.matches += 1;
}

function readSquad(season: ReadSeason, problems: Problems, value: unknown, place: ImportPlace): void {
  const read = squadShape.safeParse(value);
  if (!read.success) {
    problems.list.push({ place, code: 'unreadable', text: JSON.stringify(value).slice(0, 80) });
    return;
  }
  const { name, fifa_code: code, coach, players } = read.data;
  const known = players.map((player) => playerShape.safeParse(player));
  addSquad(season, problems, {
    place,
    team: name,
    code: code && isCountry(code) ? code : null,
    isNational: Boolean(code) || known.some(({ data }) => Boolean(data?.club)),
    coach: coach ?? null,
    players: known.map(({ data }, index) => ({
      place,
      source: JSON.stringify(players[index]),
      name: data?.name ?? '',
      shirt: data?.number ?? null,
      position: toPosition(data?.pos ?? ''),
      born: data?.date_of_birth ?? '',
    })),
  });
}

/** The goals of both teams; null when one has no minute. */
function readGoals({ goals1, goals2 }: z.infer<typeof matchShape>): ImportedGoal[] | null {
  const goals = (['home', 'away'] as const).flatMap((side) =>
    ((side === 'home' ? goals1 : goals2) ?? []).map((found) => {
      const [, at = '', added = found.offset ?? 0] =
        /^(\d{1,3})(?:\+(\d{1,2}))?'?$/.exec(String(found.minute).trim()) ?? [];
      const note = found.owngoal ? 'og' : found.penalty ? 'p' : '';
      return at === ''
        ? null
        : toGoal({
            side,
            player: cleanPlayerName(found.name),
            minute: Number(at),
            added: Number(added),
            note,
          });
    }),
  );
  const known = goals.filter((one) => one !== null);
  return known.length === goals.length ? known : null;
}

function parseFile(text: string): z.infer<typeof fileShape> {
  const refuse = (reason: string) =>
    new ImportRefused([
      { place: { unit: 'line', number: 1 }, code: 'jsonInvalid', text: reason.slice(0, 80) },
    ]);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : '');
  }
  // A list is one of squads when its entries have players.
  const isSquads = Array.isArray(json) && json.some((one) => squadShape.safeParse(one).success);
  const file = fileShape.safeParse(isSquads ? { squads: json } : json);
  if (!file.success || file.data.matches.length + file.data.squads.length === 0) throw refuse('matches');
  return file.data;
}
