import { isTieSource } from '#features/competitions/rules/ties/link-tie.ts';
import { parseTieSource, type TieSource } from '#features/competitions/rules/ties/tie-source.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import { extendRecord, type RecordRow } from '#platform/records/rules/record-rules.ts';
import type { Side } from '../event-fields.ts';
import { listTieSources, nameTieSource, type TieSourceChoice } from './list-tie-sources.ts';
import { tie } from './tie-record.ts';

const FIELDS = { home: 'homeSource', away: 'awaySource' } as const;

export const tieRules = extendRecord(tie, {
  async check(tx, { id, values, row }) {
    if (!row) return [];
    const problems: Problem[] = [];
    const choices = await listTieSourcesOf(tx, row);
    const sources = await readSources(tx, row);
    for (const side of ['home', 'away'] as const) {
      const [field, label] = [FIELDS[side], values[FIELDS[side]]];
      const source = findSource(choices, label);
      if (label !== '' && !source) problems.push({ field, code: 'tie.source' });
      else if (source && leadsTo(source, id, sources)) problems.push({ field, code: 'tie.circle' });
    }
    if (values.homeSource !== '' && values.homeSource === values.awaySource)
      problems.push({ field: 'awaySource', code: 'tie.sameSource' });
    if (values.winner !== '' && values.note === '') problems.push({ field: 'note', code: 'tie.note' });
    const hasOpponent = row.away_id !== null || values.awaySource !== '';
    if (values.isBye && (hasOpponent || (await hasMatches(tx, id))))
      problems.push({ field: 'isBye', code: 'tie.bye' });
    return problems;
  },
  async toColumns(tx, { id, values, row }) {
    if (!row) return {};
    const choices = await listTieSourcesOf(tx, row);
    const isPlayed = await hasMatches(tx, id);
    const columns = (side: Side) => {
      const stored = row[`${side}_source`] as string | null;
      const source = findSource(choices, values[FIELDS[side]]);
      const json = source ? JSON.stringify(source) : null;
      // A new source decides who plays. The teams of a match stay those of the match.
      const isNew = json !== null && json !== stored && !isPlayed;
      return { [`${side}_source`]: json, ...(isNew ? { [`${side}_id`]: null } : {}) };
    };
    return { ...columns('home'), ...columns('away') };
  },
  async readOther(db, rows) {
    const values = [];
    for (const row of rows) {
      const choices = await listTieSourcesOf(db, row);
      values.push({
        homeSource: nameTieSource(parseTieSource(row.home_source as string | null), choices),
        awaySource: nameTieSource(parseTieSource(row.away_source as string | null), choices),
      });
    }
    return values;
  },
  async isUsed(tx, id) {
    return (await hasMatches(tx, id)) || (await isTieSource(tx, id));
  },
});

function findSource(choices: readonly TieSourceChoice[], label: string): TieSource | null {
  return choices.find((choice) => choice.label === label)?.source ?? null;
}

async function listTieSourcesOf(db: Db, { id, stage_id }: RecordRow): Promise<TieSourceChoice[]> {
  const { season_id } = await db
    .selectFrom('stage')
    .select('season_id')
    .where('id', '=', String(stage_id))
    .executeTakeFirstOrThrow();
  return listTieSources(db, { seasonId: season_id, tieId: id });
}

/** The ties that each other tie of the season follows. */
async function readSources(tx: Db, { stage_id }: RecordRow): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('tie')
    .innerJoin('stage', 'stage.id', 'tie.stage_id')
    .select(['tie.id', 'home_source', 'away_source'])
    .where('stage.season_id', '=', (eb) =>
      eb.selectFrom('stage').select('season_id').where('id', '=', String(stage_id)),
    )
    .execute();
  return new Map(
    rows.map(({ id, home_source, away_source }) => [
      id,
      [parseTieSource(home_source), parseTieSource(away_source)].flatMap((source) =>
        source && source.from !== 'place' ? source.tie : [],
      ),
    ]),
  );
}

/** Whether the source is decided by the tie itself: by a tie that waits for it, directly or through others. */
function leadsTo(source: TieSource, id: string, sources: ReadonlyMap<string, string[]>): boolean {
  if (source.from === 'place') return false;
  const seen = new Set<string>();
  const open = [source.tie];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(sources.get(next) ?? []));
  }
  return false;
}

async function hasMatches(db: Db, id: string): Promise<boolean> {
  const match = await db.selectFrom('fixture').select('id').where('tie_id', '=', id).executeTakeFirst();
  return match !== undefined;
}
