import { MINUTE } from '#az/format/durations.ts';
import { isPlayerField, type PlayerRef, type Side } from '#features/matches/rules/event-fields.ts';
import { eventKinds } from '#features/matches/rules/event-kinds.ts';
import { appendEntries, type NewEntry } from '#features/matches/rules/ledger/append-entries.ts';
import { type LedgerEvent, sideOfPlayers } from '#features/matches/rules/ledger/ledger-event.ts';
import { recordHeartbeat } from '#features/matches/rules/live/record-heartbeat.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type RecordedEvent, type Recording, scheduleRecording } from './recording.ts';

interface PlayInput extends Replay {
  fixtureId: string;
  recording: Pick<Recording, 'steps'>;
  /** Epoch ms. */
  now: number;
  /** The author of the commentary that readers see. */
  authorName: string;
  /** See `appendEntries`. */
  projectsTable?: boolean;
}

/**
 * Brings a match up to `now`: appends the entries and posts of the recording that are due and not there yet. Everything
 * follows from the arguments and the ledger, so a replay continues after a restart, and several instances may play one match.
 * Returns the time of the next step (epoch ms), null at the end, and whether anything was written.
 * @throws as `appendEntries`, for instance Conflict after an editor has ended the match.
 */
export async function playRecording(
  db: Db,
  { fixtureId, recording, now, authorName, projectsTable, ...replay }: PlayInput,
): Promise<{ nextAt: number | null; isChanged: boolean }> {
  const { entries, posts, lastAt, nextAt } = listDueEntries(recording, { ...replay, now });
  const known = new Set(await listKnownIds(db, fixtureId));
  const freshEntries = entries.filter(({ id }) => !known.has(id));
  const freshPosts = posts.filter(({ id }) => !known.has(id));
  const isChanged = freshEntries.length + freshPosts.length > 0;
  if (isChanged)
    await inTransaction(db, async (tx) => {
      if (freshEntries.length > 0)
        await appendEntries(tx, {
          fixtureId,
          entries: freshEntries,
          source: 'replay',
          staffId: null,
          now: lastAt ?? now,
          projectsTable,
        });
      if (freshPosts.length > 0)
        await tx
          .insertInto('commentary_post')
          .values(freshPosts.map((post) => toRow(post, fixtureId, authorName)))
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
    });
  // Between two events the page of the match must not say that nothing is heard.
  if (lastAt !== null && nextAt !== null) await recordHeartbeat(db, { fixtureId, now });
  return { nextAt, isChanged };
}

/** A post of the commentary at its time. */
interface DuePost {
  id: string;
  minute: number;
  added: number | null;
  text: string;
  isKey: boolean;
  /** Epoch ms. */
  at: number;
}

interface DueEntries {
  entries: NewEntry[];
  posts: DuePost[];
  /** The time of the last step that is due; null before the first one. Epoch ms. */
  lastAt: number | null;
  /** The time of the next step; null when the recording is over. Epoch ms. */
  nextAt: number | null;
}

/** One replay of a recording. */
interface Replay {
  /** Ids of entries begin with it: an entry has the same id on every instance and after a restart. */
  idPrefix: string;
  /** Epoch ms. */
  startedAt: number;
  /** Minutes of the match for each minute of time, 1–60. */
  speed: number;
  /** The player of the database with this name. By default players are only names. */
  findPlayer?: (side: Side, name: string) => PlayerRef;
}

/** The entries and posts of a replay up to `now` (epoch ms), all of them in their order. Pure. */
export function listDueEntries(
  recording: Pick<Recording, 'steps'>,
  { idPrefix, startedAt, speed, findPlayer = nameOnly, now }: Replay & { now: number },
): DueEntries {
  const due: DueEntries = { entries: [], posts: [], lastAt: null, nextAt: null };
  const ids = new Map<string, string>();
  for (const [index, { step, offset }] of scheduleRecording(recording).entries()) {
    const at = Math.round(startedAt + (offset * MINUTE) / speed);
    if (at > now) {
      due.nextAt = at;
      break;
    }
    due.lastAt = at;
    const id = `${idPrefix}-${index}`;
    if (step.type === 'commentary') {
      due.posts.push({ ...pick(step, 'minute', 'added', 'text', 'isKey'), id, at });
    } else if (step.type === 'retraction') {
      const eventId = ids.get(step.of);
      if (eventId) due.entries.push({ id, action: 'retract', eventId, reason: step.reason });
    } else {
      if ('key' in step && step.key) ids.set(step.key, id);
      due.entries.push({ id, action: 'add', event: toLedgerEvent(step, { at, speed, findPlayer }) });
    }
  }
  return due;
}

function nameOnly(_side: Side, name: string): PlayerRef {
  return { id: null, name };
}

/** The event of a step: players get their ids, and times follow from the replay. */
function toLedgerEvent(
  step: RecordedEvent,
  {
    at,
    speed,
    findPlayer,
  }: { at: number; speed: number; findPlayer: (side: Side, name: string) => PlayerRef },
): LedgerEvent {
  const { schema } = eventKinds[step.type];
  const side = sideOfPlayers(step);
  const refs = Object.entries(step).flatMap(([name, value]) =>
    isPlayerField(name) ? [[name, side && typeof value === 'string' ? findPlayer(side, value) : null]] : [],
  );
  return schema.parse({ ...step, ...Object.fromEntries(refs), at, rate: speed });
}

function pick<Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]): Pick<Value, Key> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

async function listKnownIds(db: Db, fixtureId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .select('id')
    .where('fixture_id', '=', fixtureId)
    .unionAll(db.selectFrom('commentary_post').select('id').where('fixture_id', '=', fixtureId))
    .execute();
  return rows.map(({ id }) => id);
}

function toRow({ id, minute, added, text, isKey, at }: DuePost, fixtureId: string, authorName: string) {
  return {
    id,
    fixture_id: fixtureId,
    minute,
    added,
    text,
    author_id: null,
    author_name: authorName,
    is_key: isKey ? (1 as const) : (0 as const),
    is_pinned: 0 as const,
    event_id: null,
    version: 1,
    created_at: at,
    updated_at: at,
    deleted_at: null,
  };
}
