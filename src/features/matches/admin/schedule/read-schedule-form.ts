import { foldText } from '#az/characters/characters.ts';
import { formatTypedDate, parseBakuLocal, parseTypedDate } from '#az/format/dates.ts';
import { isGroupCount } from '#features/competitions/rules/draws/draw-groups.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { TypedFields } from '#platform/records/record.ts';
import type { ScheduleOptions } from '../../rules/schedule/plan-schedule.ts';
import type { ScheduleStage } from '../../rules/schedule/read-schedule-stage.ts';

/** The fields of the two forms, as typed. `groups`: the number of groups to draw. */
const names = ['firstDay', 'time', 'daysApart', 'order', 'teams', 'allRounds', 'thirdPlace', 'groups'];

/** The usual time of a match in the evening, and the usual days between two rounds. */
const USUAL_TIME = '19:00';
const USUAL_DAYS = '7';
const MAX_DAYS = 60;
/** The usual size of a group. */
const GROUP_SIZE = 4;

/** What the forms begin with. `now` is epoch ms. */
export function suggestSchedule({ kind, season, teams }: ScheduleStage, now: number): TypedFields {
  return {
    firstDay: formatTypedDate(Math.max(season.startsOn, now)),
    time: USUAL_TIME,
    daysApart: USUAL_DAYS,
    order: 'draw',
    teams: teams.map(({ name }) => name).join('\n'),
    allRounds: kind === 'knockout' ? 'on' : '',
    thirdPlace: '',
    groups: String(Math.max(2, Math.round(teams.length / GROUP_SIZE))),
  };
}

/** The fields of a sent form, as typed. */
export function readScheduleForm(form: FormData): TypedFields {
  const { text } = readForm(form);
  return Object.fromEntries(names.map((name) => [name, text(name).slice(0, 5000)]));
}

/** Parses the typed fields. @throws InvalidInput with every problem. */
export function parseScheduleForm(
  typed: TypedFields,
  { stage, seed }: { stage: ScheduleStage; seed: string },
) {
  const { firstDay = '', time = '', daysApart = '', order, teams = '' } = typed;
  const problems: Problem[] = [];
  const day = parseTypedDate(firstDay);
  if (day === null) problems.push({ field: 'firstDay', code: 'schedule.firstDay' });
  // Any day tells whether it is a time.
  const firstKickOff = parseBakuLocal(`${day ?? '2026-01-01'} ${time.trim()}`);
  if (firstKickOff === null) problems.push({ field: 'time', code: 'schedule.time' });
  const days = /^\d{1,2}$/.test(daysApart.trim()) ? Number(daysApart) : 0;
  if (days < 1 || days > MAX_DAYS) problems.push({ field: 'daysApart', code: 'schedule.daysApart' });
  const ids = order === 'list' ? parseOrder(teams, stage, problems) : null;
  if (problems.length > 0) throw new InvalidInput(problems);
  return {
    firstKickOff: firstKickOff ?? 0,
    daysApart: days,
    seed,
    order: ids,
    hasAllRounds: typed.allRounds !== '',
    hasThirdPlace: typed.thirdPlace !== '',
  } satisfies ScheduleOptions;
}

/** The teams (ids) in the typed order. Each team of the stage must be there once. */
function parseOrder(text: string, { teams }: ScheduleStage, problems: Problem[]): string[] {
  const byName = new Map(teams.map(({ id, name }) => [foldText(name).trim(), id]));
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ids = lines.map((line) => byName.get(foldText(line)));
  const wrong = lines.find((_, index) => ids[index] === undefined || ids.indexOf(ids[index]) < index);
  const missing = teams.find(({ id }) => !ids.includes(id))?.name;
  const detail = wrong ?? missing;
  if (detail !== undefined) problems.push({ field: 'teams', code: 'schedule.teams', detail });
  return ids.filter((id) => id !== undefined);
}

/** The typed number of groups. @throws InvalidInput when so many cannot be made. */
export function parseGroupCount({ groups = '' }: TypedFields, { teams }: ScheduleStage): number {
  const count = /^\d{1,2}$/.test(groups.trim()) ? Number(groups) : 0;
  if (!isGroupCount(count, teams.length))
    throw new InvalidInput([{ field: 'groups', code: 'schedule.groups' }]);
  return count;
}
