import { HOUR } from '#az/format/durations.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { Services } from '#platform/http/context.ts';
import { isId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { deleteCommentaryPost, updateCommentaryPost } from '../../rules/commentary/change-commentary-post.ts';
import { createCommentaryPost } from '../../rules/commentary/create-commentary-post.ts';
import { correctClock } from '../../rules/console/correct-clock.ts';
import { enterEvent } from '../../rules/console/enter-event.ts';
import { type ConsoleState, readConsole } from '../../rules/console/read-console.ts';
import { isGoalEvent } from '../../rules/ledger/derive-match.ts';
import { cancelGoalByVar, correctEvent, retractEvent } from '../../rules/ledger/record-event.ts';
import { readClock } from '../../rules/match-clock.ts';
import { type EntryFields, GOAL_NOT_ENTERED } from './entry-fields.ts';
import { parseClockMinute, parseEntry, parsePost } from './parse-entry.ts';

interface EntryRun {
  actor: Actor;
  fixtureId: string;
  fields: EntryFields;
}

/** How long ago an entry may have been made: an operator may have been offline for a whole match. */
const MAX_AGE_MS = 6 * HOUR;

/** Writes what a form of the console says. An entry that is sent twice is written once. @throws as the domain. */
export async function runEntry(
  { db, now: clock, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { actor, fixtureId, fields }: EntryRun,
): Promise<void> {
  const now = clock();
  const id = isId(fields.id ?? '') ? (fields.id ?? '') : newId();
  const write = { actor, fixtureId, id, now, newId };
  const { intent, eventId = '', reason = '' } = fields;
  const state = await readConsole(db, { id: fixtureId });
  // Sent again because its answer was lost. The match may have moved on since, so it would not fit any more.
  if (state.events.some((event) => event.id === id)) return;
  const sentAt = Number(fields.at);
  const at = sentAt > now - MAX_AGE_MS && sentAt <= now ? sentAt : now;
  switch (intent) {
    case 'add': {
      const event = parseEntry(fields, state, at);
      if (event.type === 'var' && event.decision === 'goalCancelled' && isChosen(eventId)) {
        const { note, minute, added } = event;
        const { side } = getGoal(state, eventId);
        await cancelGoalByVar(db, { ...write, eventId, side, note, at: { minute, added } });
      } else await enterEvent(db, { ...write, event, isSure: fields.isSure === 'on' });
      return;
    }
    case 'correct': {
      const old = getEvent(state, eventId);
      const changed = parseEntry(fields, state, 'at' in old ? old.at : at);
      await correctEvent(db, { ...write, eventId, event: changed, ...(reason ? { reason } : {}) });
      return;
    }
    case 'restore':
      await correctEvent(db, { ...write, eventId, event: getEvent(state, eventId) });
      return;
    case 'retract':
      await retractEvent(db, { ...write, eventId, reason });
      return;
    case 'cancelGoal': {
      const { side, minute, added } = getGoal(state, eventId);
      const { phase, clock: running } = state.match;
      const time = phase ? readClock({ phase, clock: running }, at) : { minute, added };
      await cancelGoalByVar(db, { ...write, eventId, side, note: fields.note ?? '', at: time });
      return;
    }
    case 'clock':
      await correctClock(db, { ...write, at, minute: parseClockMinute(fields) });
      return;
    case 'post':
      await createCommentaryPost(db, { ...write, post: parsePost(fields), eventId: eventId || null });
      return;
    case 'editPost':
    case 'deletePost': {
      const change = { ...write, id: eventId, version: Number(fields.version) };
      if (intent === 'deletePost') await deleteCommentaryPost(db, change);
      else await updateCommentaryPost(db, { ...change, post: parsePost(fields) });
      return;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Whether a VAR decision is about a goal of the ledger. */
function isChosen(goalId: string): boolean {
  return goalId !== '' && goalId !== GOAL_NOT_ENTERED;
}

function getEvent({ events }: ConsoleState, id: string) {
  const found = events.find((candidate) => candidate.id === id);
  if (!found) throw new NotFound(`The match has no event ${id}`);
  return found.event;
}

function getGoal(state: ConsoleState, id: string) {
  const event = getEvent(state, id);
  if (!isGoalEvent(event)) throw new InvalidInput([{ field: 'eventId', code: 'form.invalid' }]);
  return event;
}
