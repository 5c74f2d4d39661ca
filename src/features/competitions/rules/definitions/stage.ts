import { findTeamByName } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { NewId } from '#platform/new-id.ts';
import type { RecordValues } from '#platform/records/record.ts';
import { extendRecord, type RecordRow } from '#platform/records/rules/record-rules.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { StageKind } from '../../tables.ts';
import { tableText } from '../../text.ts';
import { MAX_PLACE, stage } from '../competition-records.ts';
import { hasTies } from '../stages/stage-kinds.ts';
import { projectStandings } from '../standings/project-standings.ts';
import {
  carries,
  MAX_SINGLE_ROUNDS,
  parseRegulation,
  type Regulation,
  type TieBreak,
  tieBreaks,
  type Zone,
  zoneKinds,
} from '../standings/regulation.ts';
import { linkTiesOfStage } from '../ties/link-tie.ts';
import { joinRows, joinTeamLines, readGroupName, readRows, readTeamLines } from './stage-rows.ts';

export const stageRules = extendRecord(stage, {
  async check(tx, input) {
    const problems: Problem[] = [];
    await parseStageParts(tx, input.values, (field, code) => problems.push({ field, code }));
    if (await losesTies(tx, input)) problems.push({ field: 'kind', code: 'stage.ties' });
    return [...problems, ...parseRules(input.values).problems];
  },
  toColumns: (_tx, { values, row }) => ({
    regulation: JSON.stringify({
      ...parseRegulation(String(row?.regulation)),
      ...parseRules(values).regulation,
    }),
  }),
  async readOther(db, rows) {
    const parts = [];
    for (const { id, regulation } of rows)
      parts.push({
        ...toRuleValues(parseRegulation(String(regulation))),
        ...(await readStageParts(db, id)),
      });
    return parts;
  },
  async writeOther(tx, { id, values, row, newId }) {
    if (!row) return;
    // The matches of a knock-out stage have ties, and those of a league have none.
    if (hasTies(row.kind as StageKind) !== hasTies(values.kind as StageKind))
      await linkTiesOfStage(tx, id, newId);
    await writeStageParts(tx, { id, parts: await parseStageParts(tx, values), newId });
    await projectStandings(tx, String(row.season_id));
  },
  async isUsed(tx, id) {
    const match = tx.selectFrom('fixture').select('id').where('stage_id', '=', id).limit(1);
    return (await match.executeTakeFirst()) !== undefined;
  },
});

/** Whether a stage that is to have no ties has some that editors or a draw have entered: those do not follow from its matches. */
async function losesTies(
  tx: Db,
  { id, values, row }: { id: string; values: { kind: string }; row: RecordRow | null },
) {
  if (!row || !hasTies(row.kind as StageKind) || hasTies(values.kind as StageKind)) return false;
  const entered = await tx
    .selectFrom('tie')
    .select('id')
    .where('stage_id', '=', id)
    .where((eb) =>
      eb.or([
        eb('home_source', 'is not', null),
        eb('away_source', 'is not', null),
        eb('winner', 'is not', null),
        eb('is_bye', '=', 1),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return entered !== undefined;
}

/** What a stage has in other tables: its teams, points taken away, set places, and what teams had before the first match. */
interface StageParts {
  /** The teams with the names of their groups; null without one. */
  teams: { team_id: string; group: string | null }[];
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
async function parseStageParts(tx: Db, values: PartTexts, refuse: Refuse = () => {}): Promise<StageParts> {
  const ids = new Map<string, string | null>();
  const findTeam = async (name: string) => {
    const id = ids.has(name) ? ids.get(name) : ((await findTeamByName(tx, { name }))?.id ?? null);
    ids.set(name, id ?? null);
    return id ?? null;
  };
  const parts: StageParts = { teams: [], deductions: [], places: [], starts: [] };
  for (const { line, name, group } of readTeamLines(values.teams)) {
    const team_id = await findTeam(name);
    if (team_id === null) refuse(`teams.${line}`, 'team.unknown');
    else if (!parts.teams.some((other) => other.team_id === team_id)) parts.teams.push({ team_id, group });
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
async function readStageParts(db: Db, id: string): Promise<PartTexts> {
  const teams = await db
    .selectFrom('stage_team')
    .innerJoin('team', 'team.id', 'stage_team.team_id')
    .leftJoin('stage_group', 'stage_group.id', 'stage_team.group_id')
    .select(['team.name', 'stage_group.name as group', 'stage_group.position'])
    .where('stage_team.stage_id', '=', id)
    .orderBy('team.slug')
    .execute();
  const deductions = await db
    .selectFrom('point_deduction')
    .innerJoin('team', 'team.id', 'point_deduction.team_id')
    .select(['team.name', 'points', 'footnote'])
    .where('stage_id', '=', id)
    .orderBy('team.slug')
    .orderBy('points')
    .orderBy('footnote')
    .execute();
  const places = await db
    .selectFrom('standing_place')
    .innerJoin('team', 'team.id', 'standing_place.team_id')
    .select(['team.name', 'position', 'footnote'])
    .where('stage_id', '=', id)
    .orderBy('position')
    .execute();
  const starts = await db
    .selectFrom('standing_start')
    .innerJoin('team', 'team.id', 'standing_start.team_id')
    .select(['team.name', 'form', ...startColumns])
    .where('stage_id', '=', id)
    .orderBy('team.slug')
    .execute();
  const letters = (form: string) =>
    [...form].map((letter) => tableText.formLetter[letter as 'W' | 'D' | 'L']).join('');
  return {
    teams: joinTeamLines(teams),
    deductions: joinRows(deductions.map(({ name, points, footnote }) => [name, points, footnote])),
    places: joinRows(places.map(({ name, position, footnote }) => [name, position, footnote])),
    starts: joinRows(
      starts.map((row) => [row.name, ...startColumns.map((column) => row[column]), letters(row.form)]),
    ),
  };
}

/** Replaces the parts of a stage. */
async function writeStageParts(
  tx: Db,
  { id, parts, newId }: { id: string; parts: StageParts; newId: NewId },
): Promise<void> {
  for (const table of ['stage_team', 'point_deduction', 'standing_place', 'standing_start'] as const)
    await tx.deleteFrom(table).where('stage_id', '=', id).execute();
  const groups = await writeGroups(tx, { id, names: parts.teams.map(({ group }) => group), newId });
  const ofStage = { stage_id: id };
  for (const { team_id, group } of parts.teams)
    await tx
      .insertInto('stage_team')
      .values({ ...ofStage, team_id, group_id: group === null ? null : (groups.get(group) ?? null) })
      .execute();
  for (const deduction of parts.deductions)
    await tx
      .insertInto('point_deduction')
      .values({ id: newId(), ...ofStage, ...deduction })
      .execute();
  for (const place of parts.places)
    await tx
      .insertInto('standing_place')
      .values({ ...ofStage, ...place })
      .execute();
  for (const start of parts.starts)
    await tx
      .insertInto('standing_start')
      .values({ ...ofStage, ...start })
      .execute();
}

/** The ids of the groups with these names. A group keeps its id, because matches name it. Groups that are left out go. */
async function writeGroups(
  tx: Db,
  { id, names, newId }: { id: string; names: readonly (string | null)[]; newId: NewId },
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(names.filter((name) => name !== null))];
  const known = await tx
    .selectFrom('stage_group')
    .select(['id', 'name'])
    .where('stage_id', '=', id)
    .execute();
  const groups = new Map(known.map((group) => [group.name, group.id]));
  for (const [index, name] of wanted.entries()) {
    const row = { id: groups.get(name) ?? newId(), stage_id: id, name, position: index + 1 };
    groups.set(name, row.id);
    await tx
      .insertInto('stage_group')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ position: row.position }))
      .execute();
  }
  const gone = known.filter(({ name }) => !wanted.includes(name)).map((group) => group.id);
  if (gone.length > 0) await tx.deleteFrom('stage_group').where('id', 'in', gone).execute();
  return groups;
}

type RuleName =
  | 'win'
  | 'draw'
  | 'legs'
  | 'teamCount'
  | 'tieBreaks'
  | 'zones'
  | 'carry'
  | 'bestPlace'
  | 'bestCount'
  | 'tieLegs'
  | 'singleRounds'
  | 'awayGoals'
  | 'extraTime'
  | 'shootOut'
  | 'replay'
  | 'counts';
type RuleValues = Pick<RecordValues<(typeof stage)['fields']>, RuleName>;

/** The rules of a stage as values of its form. */
function toRuleValues({ points, legs, teams, zones, best, ties, ...rules }: Regulation): RuleValues {
  return {
    win: points.win,
    draw: points.draw,
    legs,
    teamCount: teams,
    tieBreaks: rules.tieBreaks.join(','),
    zones: joinRows(zones.map(({ from, to, kind, label, group }) => [from, to, kind, label, group ?? null])),
    carry: rules.carry,
    bestPlace: best?.place ?? null,
    bestCount: best?.count ?? null,
    tieLegs: ties.legs,
    singleRounds: ties.singleRounds,
    awayGoals: ties.awayGoals,
    extraTime: ties.extraTime,
    shootOut: ties.shootOut,
    replay: ties.replay,
    counts: rules.counts,
  };
}

/** The rules in the values of the form, with their problems. */
function parseRules(values: RuleValues): { regulation: Regulation; problems: Problem[] } {
  const parsed = readRows(values.zones).map(parseZone);
  const { bestPlace, bestCount, awayGoals, extraTime, shootOut, replay, counts } = values;
  const regulation = {
    points: { win: values.win ?? 1, draw: values.draw ?? 0 },
    legs: values.legs ?? 1,
    teams: values.teamCount ?? 0,
    zones: parsed.flatMap((zone) => zone ?? []),
    tieBreaks: readTieBreaks(values.tieBreaks),
    carry: carries.find((carry) => carry === values.carry) ?? 'none',
    best: bestPlace === null || bestCount === null ? null : { place: bestPlace, count: bestCount },
    ties: {
      legs: values.tieLegs ?? 1,
      awayGoals,
      extraTime,
      shootOut,
      replay,
      singleRounds: [...new Set(values.singleRounds)].slice(0, MAX_SINGLE_ROUNDS),
    },
    counts,
  };
  const problems = parsed.flatMap((zone, index): Problem[] =>
    zone ? [] : [{ field: `zones.${index}`, code: 'season.zone' }],
  );
  if ((bestPlace === null) !== (bestCount === null))
    problems.push({ field: 'bestCount', code: 'stage.best' });
  return { regulation, problems };
}

/** The chain of tie-breaks in its order, each once. */
function readTieBreaks(chain: string): TieBreak[] {
  const known = chain.split(',').flatMap((name) => tieBreaks.find((tieBreak) => tieBreak === name) ?? []);
  return [...new Set(known)];
}

function parseZone([first = '', last = '', kindName = '', label = '', heading = '']: string[]): Zone | null {
  const [from, to] = [Number(first), Number(last || first)];
  const kind = zoneKinds.find((candidate) => candidate === kindName);
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= MAX_PLACE;
  if (!kind || !isPlace(from) || !isPlace(to) || from > to || label.length > 60) return null;
  const group = readGroupName(heading);
  if (group.length > 60) return null;
  return { from, to, kind, label: label || null, ...(group === '' ? {} : { group }) };
}
