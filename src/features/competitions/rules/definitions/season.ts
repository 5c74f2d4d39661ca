import { slugify } from '#az/characters/slug.ts';
import { findTeamByName } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { NewId } from '#platform/new-id.ts';
import { checkName } from '#platform/records/named-record.ts';
import { emptyTyped, type RecordValues, type TypedFields } from '#platform/records/record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { createRecord } from '#platform/records/rules/write-record.ts';
import type { SubjectChange } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { tableText } from '../../text.ts';
import { MAX_PLACE, season } from '../competition-records.ts';
import { projectStandings } from '../standings/project-standings.ts';
import {
  DEFAULT_REGULATION,
  parseRegulation,
  type Regulation,
  type TieBreak,
  tieBreaks,
  type Zone,
  zoneKinds,
} from '../standings/regulation.ts';
import { joinRows, readRows } from './season-rows.ts';

export const seasonRules = extendRecord(season, {
  async check(tx, input) {
    const problems: Problem[] = checkName(input);
    await parseSeasonParts(tx, input.values, (field, code) => problems.push({ field, code }));
    return [...problems, ...parseRules(input.values).problems];
  },
  toColumns: (_tx, { values }) => ({
    slug: slugify(values.name),
    regulation: JSON.stringify(parseRules(values).regulation),
  }),
  async readOther(db, rows) {
    const parts = [];
    for (const { id, regulation } of rows)
      parts.push({
        ...toRuleValues(parseRegulation(String(regulation))),
        ...(await readSeasonParts(db, id)),
      });
    return parts;
  },
  async writeOther(tx, { id, values, row, newId }) {
    if (!row) return;
    await writeSeasonParts(tx, { id, parts: await parseSeasonParts(tx, values), newId });
    await projectStandings(tx, id);
  },
});

/** What a season has in other tables: its teams, points taken away, set places, and what teams had before the first match. */
interface SeasonParts {
  teamIds: string[];
  deductions: { team_id: string; points: number; footnote: string }[];
  places: { team_id: string; position: number; footnote: string }[];
  starts: ({ team_id: string; form: string } & Record<(typeof startColumns)[number], number>)[];
}

/** The parts as texts of the form. */
type PartTexts = Readonly<Record<'teams' | 'deductions' | 'places' | 'starts', string>>;

type Refuse = (field: string, code: ProblemCode) => unknown;

const startColumns = ['won', 'drawn', 'lost', 'goals_for', 'goals_against'] as const;
const { W, D, L } = tableText.formLetter;

/** Reads the parts from the values of the form, in which teams have names. Rows with a problem are left out. */
async function parseSeasonParts(tx: Db, values: PartTexts, refuse: Refuse = () => {}): Promise<SeasonParts> {
  const ids = new Map<string, string | null>();
  const findTeam = async (name: string) => {
    const id = ids.has(name) ? ids.get(name) : ((await findTeamByName(tx, { name }))?.id ?? null);
    ids.set(name, id ?? null);
    return id ?? null;
  };
  const parts: SeasonParts = { teamIds: [], deductions: [], places: [], starts: [] };
  for (const [index, [name = '']] of readRows(values.teams).entries()) {
    const id = await findTeam(name);
    if (id === null) refuse(`teams.${index}`, 'team.unknown');
    else if (!parts.teamIds.includes(id)) parts.teamIds.push(id);
  }
  for (const [index, [name = '', points = '', text = '']] of readRows(values.deductions).entries()) {
    const team_id = await findTeam(name);
    const footnote = cleanLine(text).slice(0, 300);
    if (team_id === null || !/^[1-9]\d?$/.test(points) || footnote === '')
      refuse(`deductions.${index}`, team_id === null ? 'team.unknown' : 'season.deduction');
    else parts.deductions.push({ team_id, points: Number(points), footnote });
  }
  for (const [index, [name = '', place = '', text = '']] of readRows(values.places).entries()) {
    const team_id = await findTeam(name);
    const position = /^[1-9]\d?$/.test(place) ? Number(place) : null;
    const footnote = cleanLine(text).slice(0, 300);
    const isTwice = parts.places.some((other) => other.team_id === team_id || other.position === position);
    if (team_id === null || position === null || footnote === '' || isTwice)
      refuse(`places.${index}`, team_id === null ? 'team.unknown' : 'season.place');
    else parts.places.push({ team_id, position, footnote });
  }
  for (const [index, [name = '', ...cells]] of readRows(values.starts).entries()) {
    const start = parseStart(cells);
    if (start === 'empty') continue;
    const team_id = await findTeam(name);
    if (team_id === null || !start)
      refuse(`starts.${index}`, team_id === null ? 'team.unknown' : 'season.start');
    else parts.starts.push({ team_id, ...start });
  }
  const twice = parts.starts.findIndex((one, at) =>
    parts.starts.some(({ team_id }, other) => other < at && team_id === one.team_id),
  );
  if (twice >= 0) refuse(`starts.${twice}`, 'season.start');
  return parts;
}

function parseStart(cells: readonly string[]) {
  const [won, drawn, lost, goals_for, goals_against] = startColumns.map((_, at) => cells[at] || '0');
  const numbers = [won, drawn, lost, goals_for, goals_against] as string[];
  const form = (cells[startColumns.length] ?? '').toUpperCase();
  if (form === '' && numbers.every((text) => text === '0')) return 'empty';
  if (!numbers.every((text) => /^\d{1,3}$/.test(text)) || !new RegExp(`^[${W}${D}${L}]{0,5}$`).test(form))
    return null;
  return {
    won: Number(won),
    drawn: Number(drawn),
    lost: Number(lost),
    goals_for: Number(goals_for),
    goals_against: Number(goals_against),
    form: [...form].map((letter) => (letter === W ? 'W' : letter === D ? 'D' : 'L')).join(''),
  };
}

/** The parts as fields of the form. */
async function readSeasonParts(db: Db, id: string): Promise<PartTexts> {
  const teams = await db
    .selectFrom('season_team')
    .innerJoin('team', 'team.id', 'season_team.team_id')
    .select('team.name')
    .where('season_id', '=', id)
    .orderBy('team.slug')
    .execute();
  const deductions = await db
    .selectFrom('point_deduction')
    .innerJoin('team', 'team.id', 'point_deduction.team_id')
    .select(['team.name', 'points', 'footnote'])
    .where('season_id', '=', id)
    .orderBy('team.slug')
    .orderBy('points')
    .orderBy('footnote')
    .execute();
  const places = await db
    .selectFrom('standing_place')
    .innerJoin('team', 'team.id', 'standing_place.team_id')
    .select(['team.name', 'position', 'footnote'])
    .where('season_id', '=', id)
    .orderBy('position')
    .execute();
  const starts = await db
    .selectFrom('standing_start')
    .innerJoin('team', 'team.id', 'standing_start.team_id')
    .select(['team.name', 'form', ...startColumns])
    .where('season_id', '=', id)
    .orderBy('team.slug')
    .execute();
  const letters = (form: string) =>
    [...form].map((letter) => tableText.formLetter[letter as 'W' | 'D' | 'L']).join('');
  return {
    teams: joinRows(teams.map(({ name }) => [name])),
    deductions: joinRows(deductions.map(({ name, points, footnote }) => [name, points, footnote])),
    places: joinRows(places.map(({ name, position, footnote }) => [name, position, footnote])),
    starts: joinRows(
      starts.map((row) => [row.name, ...startColumns.map((column) => row[column]), letters(row.form)]),
    ),
  };
}

/** Replaces the parts of a season. */
async function writeSeasonParts(
  tx: Db,
  { id, parts, newId }: { id: string; parts: SeasonParts; newId: NewId },
): Promise<void> {
  for (const table of ['season_team', 'point_deduction', 'standing_place', 'standing_start'] as const)
    await tx.deleteFrom(table).where('season_id', '=', id).execute();
  const ofSeason = { season_id: id };
  for (const team_id of parts.teamIds)
    await tx
      .insertInto('season_team')
      .values({ ...ofSeason, team_id })
      .execute();
  for (const deduction of parts.deductions)
    await tx
      .insertInto('point_deduction')
      .values({ id: newId(), ...ofSeason, ...deduction })
      .execute();
  for (const place of parts.places)
    await tx
      .insertInto('standing_place')
      .values({ ...ofSeason, ...place })
      .execute();
  for (const start of parts.starts)
    await tx
      .insertInto('standing_start')
      .values({ ...ofSeason, ...start })
      .execute();
}

type RuleName = 'win' | 'draw' | 'legs' | 'teamCount' | 'tieBreaks' | 'zones';
type RuleValues = Pick<RecordValues<(typeof season)['fields']>, RuleName>;

/** The rules of a season as values of its form. */
function toRuleValues({ points, legs, teams, zones, ...rules }: Regulation): RuleValues {
  return {
    win: points.win,
    draw: points.draw,
    legs,
    teamCount: teams,
    tieBreaks: rules.tieBreaks.join(','),
    zones: joinRows(zones.map(({ from, to, kind, label }) => [from, to, kind, label])),
  };
}

/** The rules in the values of the form, with the problems of their zones. */
function parseRules(values: RuleValues): { regulation: Regulation; problems: Problem[] } {
  const parsed = readRows(values.zones).map(parseZone);
  const regulation = {
    points: { win: values.win ?? 1, draw: values.draw ?? 0 },
    legs: values.legs ?? 1,
    teams: values.teamCount ?? 0,
    zones: parsed.flatMap((zone) => zone ?? []),
    tieBreaks: readTieBreaks(values.tieBreaks),
  };
  const problems = parsed.flatMap((zone, index): Problem[] =>
    zone ? [] : [{ field: `zones.${index}`, code: 'season.zone' }],
  );
  return { regulation, problems };
}

/** The chain of tie-breaks in its order, each once. */
function readTieBreaks(chain: string): TieBreak[] {
  const known = chain.split(',').flatMap((name) => tieBreaks.find((tieBreak) => tieBreak === name) ?? []);
  return [...new Set(known)];
}

function parseZone([first = '', last = '', kindName = '', label = '']: string[]): Zone | null {
  const [from, to] = [Number(first), Number(last || first)];
  const kind = zoneKinds.find((candidate) => candidate === kindName);
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= MAX_PLACE;
  if (!kind || !isPlace(from) || !isPlace(to) || from > to || label.length > 60) return null;
  return { from, to, kind, label: label || null };
}

/**
 * Creates a season of a competition. It has only a name and a start, and takes the rules of the season before. For editors.
 * @throws Forbidden, InvalidInput with every problem.
 */
export async function createSeason(
  db: Db,
  { competitionId, typed, ...change }: SubjectChange & { competitionId: string; typed: TypedFields },
): Promise<void> {
  const rules = {
    ...seasonRules,
    toColumns: async (tx: Db, { values }: { values: { name: string } }) => ({
      slug: slugify(values.name),
      competition_id: competitionId,
      regulation: await copyRegulation(tx, competitionId),
    }),
  };
  const { name = '', startsOn = '' } = typed;
  const numbers = { ...emptyTyped(season), win: '3', draw: '1', legs: '2', teamCount: '0' };
  await createRecord(db, rules as never, { ...change, typed: { ...numbers, name, startsOn } });
}

/** The rules of the newest season of a competition. */
async function copyRegulation(tx: Db, competitionId: string): Promise<string> {
  const last = await tx
    .selectFrom('season')
    .select('regulation')
    .where('competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.regulation ?? JSON.stringify(DEFAULT_REGULATION);
}
