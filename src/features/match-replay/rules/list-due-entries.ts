import { MINUTE } from '#az/format/durations.ts';
import { isPlayerField, type PlayerRef, type Side } from '#features/matches/rules/event-fields.ts';
import { eventKinds } from '#features/matches/rules/event-kinds.ts';
import type { NewEntry } from '#features/matches/rules/ledger/append-entries.ts';
import { type LedgerEvent, sideOfPlayers } from '#features/matches/rules/ledger/ledger-event.ts';
import type { RecordedEvent, Recording } from './recording.ts';
import { scheduleRecording } from './schedule-recording.ts';

/** A post of the commentary at its time. */
export interface DuePost {
  id: string;
  minute: number;
  added: number | null;
  text: string;
  isKey: boolean;
  /** Epoch ms. */
  at: number;
}

export interface DueEntries {
  entries: NewEntry[];
  posts: DuePost[];
  /** The time of the last step that is due; null before the first one. Epoch ms. */
  lastAt: number | null;
  /** The time of the next step; null when the recording is over. Epoch ms. */
  nextAt: number | null;
}

/** One replay of a recording. */
export interface Replay {
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
