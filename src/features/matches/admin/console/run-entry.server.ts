import { HOUR } from '#az/format/durations.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import type { Services } from '#platform/http/context.ts';
import { isId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import {
  createCommentaryPost,
  deleteCommentaryPost,
  updateCommentaryPost,
} from '../../rules/commentary/change-commentary.ts';
import { isShootOutOpen } from '../../rules/console/is-shoot-out-open.ts';
import { type ConsoleState, type EnteredState, readConsole } from '../../rules/console/read-console.ts';
import { writeConsoleEntry } from '../../rules/console/write-console-entry.ts';
import { isGoalEvent } from '../../rules/ledger/ledger-event.ts';
import type { DeskChange } from '../../rules/ledger/write-desk-entry.ts';
import { readClock } from '../../rules/match-clock.ts';
import { type EntryFields, GOAL_NOT_ENTERED } from './entry-fields.ts';
import { parseClockMinute, parseEntry, parsePost } from './parse-entry.ts';
import { isStatisticsEntry, parseStatisticsEntry } from './parse-statistics.ts';

interface EntryRun {
  actor: Actor;
  fixtureId: string;
  fields: EntryFields;
}

/** How long ago an entry may have been made: an operator may have been offline for a whole match. */
const MAX_AGE_MS = 6 * HOUR;

/**
 * Writes what a form of the console says, and returns the console after it. An entry that is sent twice is written once.
 * @throws as the domain.
 */
export async function runEntry(
  { db, now: clock, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { actor, fixtureId, fields }: EntryRun,
): Promise<ConsoleState> {
  const now = clock();
  const id = isId(fields.id ?? '') ? (fields.id ?? '') : newId();
  const write = { actor, fixtureId, id, now, newId };
  const { intent, eventId = '' } = fields;
  switch (intent) {
    case 'post':
      await createCommentaryPost(db, { ...write, post: parsePost(fields), eventId: eventId || null });
      break;
    case 'editPost':
    case 'deletePost': {
      const change = { ...write, id: eventId, version: Number(fields.version) };
      if (intent === 'deletePost') await deleteCommentaryPost(db, change);
      else await updateCommentaryPost(db, { ...change, post: parsePost(fields) });
      break;
    }
    default: {
      const sentAt = Number(fields.at);
      const at = sentAt > now - MAX_AGE_MS && sentAt <= now ? sentAt : now;
      return writeConsoleEntry(db, write, (state) => readChange(fields, state, at));
    }
  }
  return readConsole(db, { id: fixtureId });
}

/** What a form changes in the ledger. `at` is epoch ms. */
function readChange(fields: EntryFields, state: EnteredState, at: number): DeskChange {
  const { intent, eventId = '', reason = '' } = fields;
  switch (intent) {
    case 'add': {
      if (isStatisticsEntry(fields))
        return { kind: 'add', event: parseStatisticsEntry(fields, at), isSure: true };
      const event = parseEntry(fields, state, at);
      const isSure = fields.isSure === 'on';
      const isEnd = 'mark' in event && event.mark === 'fullTime';
      if (isEnd && !isSure && state.match.phase === 'shootOut' && isShootOutOpen(state))
        throw new Conflict('match.shootOutOpen', 'The team that is behind can still reach the other one');
      const isCancelled = 'decision' in event && event.decision === 'goalCancelled';
      if (!isCancelled || !isChosen(eventId)) return { kind: 'add', event, at, isSure };
      const { note, minute, added } = event;
      const { side } = getGoal(state, eventId);
      return { kind: 'cancelGoal', eventId, side, note, at: { minute, added } };
    }
    case 'correct': {
      const old = getEvent(state, eventId);
      const event = parseEntry(fields, state, 'at' in old ? old.at : at);
      const { version, seen } = fields;
      return {
        kind: 'correct',
        eventId,
        event,
        ...(reason ? { reason } : {}),
        // An entry that an earlier version of the page has queued has none.
        ...(version === undefined ? {} : { form: { version, seen } }),
      };
    }
    case 'restore':
      return { kind: 'correct', eventId, event: getEvent(state, eventId) };
    case 'retract':
      return { kind: 'retract', eventId, reason };
    case 'cancelGoal': {
      const { side, minute, added } = getGoal(state, eventId);
      const { phase } = state.match;
      const time = phase ? readClock({ ...state.match, phase }, at) : { minute, added };
      return { kind: 'cancelGoal', eventId, side, note: fields.note ?? '', at: time };
    }
    case 'clock':
      return { kind: 'clock', at, minute: parseClockMinute(fields) };
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Whether a VAR decision is about a goal of the ledger. */
function isChosen(goalId: string): boolean {
  return goalId !== '' && goalId !== GOAL_NOT_ENTERED;
}

function getEvent({ events }: EnteredState, id: string) {
  const found = events.find((candidate) => candidate.id === id);
  if (!found) throw new NotFound(`The match has no event ${id}`);
  return found.event;
}

function getGoal(state: EnteredState, id: string) {
  const event = getEvent(state, id);
  if (!isGoalEvent(event)) throw new InvalidInput([{ field: 'eventId', code: 'form.invalid' }]);
  return event;
}
