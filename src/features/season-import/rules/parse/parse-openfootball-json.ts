import { z } from 'zod';
import type { Score } from '#features/matches/rules/fixture.ts';
import { buildMatch } from './build-match.ts';
import { type ImportPlace, type ImportProblem, ImportRefused, isEnough } from './import-problem.ts';
import type { ImportedSeason } from './imported-season.ts';

const pair = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
const team = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);
const matchShape = z.object({
  round: z.string().nullish(),
  date: z.string().nullish(),
  time: z.string().nullish(),
  team1: team,
  team2: team,
  score: z.object({ ht: pair, ft: pair, et: pair, p: pair }).partial().nullish(),
  status: z.string().nullish(),
  ground: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).nullish(),
});
const fileShape = z.object({ name: z.string().nullish(), matches: z.array(z.unknown()) });

const toScore = (value: [number, number] | undefined): Score | null =>
  value === undefined ? null : { home: value[0], away: value[1] };

/**
 * Parses a season of openfootball's football.json. Other properties, such as scorers, are ignored.
 * @throws ImportRefused with every match that cannot be read.
 */
export function parseOpenfootballJson(text: string): ImportedSeason {
  const { name = null, matches } = parseFile(text);
  const season: ImportedSeason = { name, matches: [], warnings: [] };
  const problems: ImportProblem[] = [];
  for (const [index, value] of matches.entries()) {
    const place: ImportPlace = { unit: 'match', number: index + 1 };
    if (isEnough(season.matches, problems, place)) break;
    const source = JSON.stringify(value);
    const read = matchShape.safeParse(value);
    if (!read.success) {
      problems.push({ place, code: 'unreadable', text: source.slice(0, 80) });
      continue;
    }
    const {
      round = null,
      date = null,
      time = null,
      team1,
      team2,
      score,
      status = null,
      ground = null,
    } = read.data;
    const built = buildMatch({
      ...{ place, source, round, date, time, home: team1, away: team2, venue: ground, status },
      score: toScore(score?.et ?? score?.ft),
      halfTime: toScore(score?.ht),
      shootOut: toScore(score?.p),
    });
    problems.push(...built.problems);
    season.warnings.push(...built.warnings);
    if (built.match) season.matches.push(built.match);
  }
  if (problems.length > 0) throw new ImportRefused(problems);
  return season;
}

function parseFile(text: string): z.infer<typeof fileShape> {
  try {
    return fileShape.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'matches';
    throw new ImportRefused([
      { place: { unit: 'line', number: 1 }, code: 'jsonInvalid', text: reason.slice(0, 80) },
    ]);
  }
}
