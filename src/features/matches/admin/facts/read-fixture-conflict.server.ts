import type { Db } from '#platform/db/schema.ts';
import { formatTyped, type RecordValues, type TypedFields } from '#platform/records/record.ts';
import { type RecordConflict, readConflict } from '#platform/records/rules/read-conflict.ts';
import { listFixtureChoices } from '../../rules/fixtures/desk-fixtures.ts';
import { type FixtureState, fixtureRecord, toNamedFields } from '../../rules/fixtures/fixture-fields.ts';
import { getFixtureState } from '../../rules/fixtures/get-fixture-state.ts';
import { parseFixtureForm, toFixtureForm } from './fixture-fieldset.tsx';

/** The inputs of the fields that have other names in the audit log. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  competition: ['season'],
  season: ['season'],
  kickOffAt: ['kickOff'],
  broadcast: ['broadcast', 'broadcasters'],
};

/** Compares the form of a match, based on `version`, with the stored match. `typed` has the names of the inputs. */
export async function readFixtureConflict(
  db: Db,
  { id, version, form }: { id: string; version: number; form: TypedFields },
): Promise<RecordConflict> {
  const stored = await getFixtureState(db, { id });
  const conflict = await readConflict(db, fixtureRecord, {
    id,
    version,
    typed: formatTyped(fixtureRecord, toValues(await nameForm(db, form))),
    stored: { version: stored.version, values: toValues(stored) },
  });
  const pick = (isMine: boolean, source: TypedFields): TypedFields =>
    Object.fromEntries(
      conflict.fields
        .filter((field) => field.isMine === isMine)
        .flatMap(({ field }) => inputs[field] ?? [field])
        .map((name) => [name, source[name] ?? '']),
    );
  const typed = { ...form, ...pick(false, toFixtureForm(stored.fields)), ...pick(true, form) };
  return { ...conflict, typed };
}

type NamedForm = Pick<FixtureState, 'fields' | 'names'>;

function toValues(named: NamedForm): RecordValues {
  return Object.fromEntries(Object.entries(toNamedFields(named)).map(([name, value]) => [name, value ?? '']));
}

async function nameForm(db: Db, form: TypedFields): Promise<NamedForm> {
  const { competitions, teams, venues, broadcasters } = await listFixtureChoices(db);
  const fields = parseFixtureForm(form);
  const { broadcast } = fields;
  const nameIn = (list: readonly { id: string; name: string }[] = [], id: string | null) =>
    list.find((choice) => choice.id === id)?.name ?? null;
  const competition = competitions.find(({ id }) => id === fields.competitionId);
  const season = competition?.seasons.find(({ id }) => id === fields.seasonId);
  const chosen = broadcasters.filter(({ id }) => broadcast.kind === 'listed' && broadcast.ids.includes(id));
  return {
    fields,
    names: {
      competition: competition?.name ?? '',
      season: season?.name ?? null,
      stage: nameIn(season?.stages, fields.stageId),
      home: nameIn(teams, fields.homeId) ?? '',
      away: nameIn(teams, fields.awayId) ?? '',
      venue: nameIn(venues, fields.venueId),
      broadcasters: chosen.map(({ name }) => name),
    },
  };
}
