import { sql } from 'kysely';
import { linkTie } from '#features/competitions/rules/ties/link-tie.ts';
import {
  linkToTie as linkKnownToTie,
  updateFixtureColumns,
} from '#features/matches/rules/fixtures/change-fixture.ts';
import { findOrCreateOfficial } from '#features/matches/rules/fixtures/write-fixture-fields.ts';
import { appendToLedger } from '#features/matches/rules/ledger/append-entries.ts';
import { insertMatches } from '#features/matches/rules/ledger/insert-matches.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { addsReferee, type PlannedMatch } from './plan-import.ts';
import { IMPORT_SOURCE } from './plan-outcome.ts';
import type { WrittenSeason, WrittenStage } from './write-season.ts';

interface MatchWriterInput {
  competitionId: string;
  season: WrittenSeason;
  actor: Actor | null;
  /** Epoch ms. */
  now: number;
  newId: NewId;
  /** Called after some matches. The import waits for it. */
  onProgress?: ((done: number, total: number) => void | Promise<void>) | undefined;
}

/** Readers of a site on SQLite wait until so many matches are written. */
const MATCHES_PER_STEP = 100;

/** Writes the facts and the ledgers of the matches. New ones are written together: see `insertMatches`. */
export async function writeMatches(
  tx: Db,
  plan: readonly PlannedMatch[],
  input: MatchWriterInput,
): Promise<void> {
  const { onProgress, newId } = input;
  const officials = new Map<string, string>();
  const findOfficial = async (name: string): Promise<string> => {
    const id = officials.get(name) ?? (await findOrCreateOfficial(tx, name, newId));
    officials.set(name, id);
    return id;
  };
  let done = 0;
  for (const step of toChunks(plan, MATCHES_PER_STEP)) {
    const written = step.flatMap((planned) => {
      const stage = input.season.stages[planned.match.stage];
      return stage ? [{ planned, stage, id: planned.fixture?.id ?? newId() }] : [];
    });
    await insertNew(
      tx,
      written.filter(({ planned }) => planned.fixture === null),
      input,
    );
    for (const one of written) {
      if (one.planned.fixture) await changeKnown(tx, one, input);
      await writeReferee(tx, one, findOfficial);
      await linkToTie(tx, one, newId);
    }
    done += step.length;
    await onProgress?.(done, plan.length);
  }
  const created = plan.filter(({ fixture }) => fixture === null).length;
  if (created >= MATCHES_TO_ANALYSE && engineOf(tx) === 'postgres') await sql`analyze fixture`.execute(tx);
}

/**
 * The triggers of the matches run at the commit. PostgreSQL has planned their queries for the matches that there were, and would
 * read all new ones for each of them.
 */
const MATCHES_TO_ANALYSE = 300;

interface WrittenMatch {
  id: string;
  planned: PlannedMatch;
  stage: WrittenStage;
}

const factsOf = (
  { planned: { match, fixture, kickOff, keeps }, stage }: WrittenMatch,
  { venues }: WrittenSeason,
) => ({
  kick_off: kickOff,
  ...(keeps.stage ? {} : { stage_id: stage.id }),
  ...(keeps.stage || match.group === null ? {} : { group_id: stage.groups.get(match.group) ?? null }),
  ...(keeps.round || match.round === null ? {} : { round_id: stage.rounds.get(match.round) ?? null }),
  ...(match.venue === null || fixture?.locks.has('venue')
    ? {}
    : { venue_id: venues.get(match.venue) ?? null }),
  ...(match.isNeutral === null || fixture?.locks.has('isNeutral')
    ? {}
    : { is_neutral: match.isNeutral ? (1 as const) : (0 as const) }),
});

async function insertNew(
  tx: Db,
  written: readonly WrittenMatch[],
  { competitionId, season, now, newId }: MatchWriterInput,
): Promise<void> {
  const matches = written.map((one) => ({
    facts: {
      id: one.id,
      competition_id: competitionId,
      season_id: season.seasonId,
      group_id: null,
      round_id: null,
      venue_id: null,
      is_neutral: 0 as const,
      home_id: one.planned.home.id,
      away_id: one.planned.away.id,
      ...factsOf(one, season),
    },
    entries: entriesOf(one, newId),
  }));
  await insertMatches(tx, matches, { source: IMPORT_SOURCE, now });
}

const entriesOf = ({ planned: { outcome } }: WrittenMatch, newId: NewId) =>
  'entries' in outcome ? outcome.entries.map((entry) => ({ ...entry, id: newId() })) : [];

/** Changes a match that is there. Its ledger was read before its facts change. */
async function changeKnown(tx: Db, written: WrittenMatch, input: MatchWriterInput): Promise<void> {
  const { planned, id } = written;
  const { season, now, newId } = input;
  if (planned.isChanged) await updateFixtureColumns(tx, { ...input, id }, factsOf(written, season));
  const entries = entriesOf(written, newId);
  if (entries.length === 0 || !planned.ledger) return;
  await appendToLedger(tx, planned.ledger, {
    entries,
    source: IMPORT_SOURCE,
    staffId: null,
    now,
    projectsTable: false,
  });
}

async function writeReferee(
  tx: Db,
  { id, planned }: WrittenMatch,
  findOfficial: (name: string) => Promise<string>,
): Promise<void> {
  const { match } = planned;
  if (match.referee === null || !addsReferee(planned)) return;
  const official_id = await findOfficial(match.referee);
  await tx.insertInto('fixture_official').values({ fixture_id: id, role: 'referee', official_id }).execute();
}

/** Makes a new or changed match a leg of the tie of its teams. */
async function linkToTie(
  tx: Db,
  { id, stage, planned: { match, fixture, home, away, isChanged, keeps } }: WrittenMatch,
  newId: NewId,
): Promise<void> {
  if (keeps.round && isChanged) return linkKnownToTie(tx, id, newId);
  if (!stage.hasTies || (fixture && !isChanged)) return;
  const roundId = match.round === null ? null : (stage.rounds.get(match.round) ?? null);
  await linkTie(tx, { id, stageId: stage.id, roundId, homeId: home.id, awayId: away.id }, newId);
}
