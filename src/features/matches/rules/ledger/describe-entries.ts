import { formatTime } from '#az/format/dates.ts';
import { parseNameGrammar } from '#features/teams/rules/name-grammar.ts';
import type { Db } from '#platform/db/schema.ts';
import { describeEvent } from '../text/describe-event.ts';
import type { NewEntry } from './append-entries.ts';
import type { LedgerEvent } from './ledger-event.ts';
import type { MatchLedger } from './match-ledger.ts';

/** New entries in sentences, for the audit log: the events before and after them. `fixture` and `current` are those before. */
export async function describeEntries(
  tx: Db,
  { fixture, current }: MatchLedger,
  entries: readonly NewEntry[],
) {
  const row = await tx
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['home.name as home', 'home.kind as home_kind', 'home.grammar as home_grammar'])
    .select(['away.name as away', 'away.kind as away_kind', 'away.grammar as away_grammar'])
    .where('fixture.id', '=', fixture.id)
    .executeTakeFirstOrThrow();
  const teams = {
    home: { name: row.home, kind: row.home_kind, grammar: parseNameGrammar(row.home_grammar) },
    away: { name: row.away, kind: row.away_kind, grammar: parseNameGrammar(row.away_grammar) },
  };
  const describe = (events: readonly (LedgerEvent | null | undefined)[]) =>
    events.flatMap((event) => (event ? describeMoment(event, describeEvent(event, teams)) : [])).join('. ');
  const changed = entries.flatMap((entry) => (entry.action === 'add' ? [] : entry.eventId));
  // A retracted event that is restored was not there before.
  const before = changed.map((id) => current.find((event) => event.id === id)?.event);
  const reasons = entries.flatMap((entry) => ('reason' in entry && entry.reason ? [entry.reason] : []));
  return {
    before: before.length > 0 ? { event: describe(before) } : null,
    after: {
      event: describe(entries.map((entry) => (entry.action === 'retract' ? null : entry.event))),
      ...(reasons.length > 0 ? { reason: reasons.join('. ') } : {}),
    },
  };
}

/** A correction of the clock changes only the moment of a mark. */
function describeMoment(event: LedgerEvent, text: string): string {
  return 'mark' in event ? `${text} (${formatTime(event.at)})` : text;
}
