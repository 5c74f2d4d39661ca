import type { Services } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { InvalidInput, NotFound, type Problem } from '#domain/errors.ts';
import {
  deleteCommentaryPost,
  updateCommentaryPost,
} from '#domain/matches/commentary/change-commentary-post.ts';
import type { CommentaryInput } from '#domain/matches/commentary/commentary-input.ts';
import { createCommentaryPost } from '#domain/matches/commentary/create-commentary-post.ts';
import { correctClock } from '#domain/matches/console/correct-clock.ts';
import { enterEvent } from '#domain/matches/console/enter-event.ts';
import { readConsole } from '#domain/matches/console/read-console.ts';
import { cancelGoalByVar, correctEvent, retractEvent } from '#domain/matches/ledger/record-event.ts';
import { readClock } from '#domain/matches/match-clock.ts';
import { isId } from '#domain/new-id.ts';
import type { EntryFields } from './entry-fields.ts';
import { parseEntry, parseMinute } from './parse-entry.ts';

interface EntryRun {
  actor: Actor;
  fixtureId: string;
  fields: EntryFields;
}

/** How long ago an entry may have been made: an operator may have been offline for a whole match. */
const MAX_AGE_MS = 6 * 3_600_000;

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
  const sentAt = Number(fields.at);
  const at = sentAt > now - MAX_AGE_MS && sentAt <= now ? sentAt : now;
  const event = () => {
    const found = state.events.find((candidate) => candidate.id === eventId);
    if (!found) throw new NotFound(`The match has no event ${eventId}`);
    return found.event;
  };
  switch (intent) {
    case 'add':
      await enterEvent(db, {
        ...write,
        event: parseEntry(fields, state, at),
        isSure: fields.isSure === 'on',
      });
      return;
    case 'correct': {
      const old = event();
      const changed = parseEntry({ ...fields }, state, 'at' in old ? old.at : at);
      await correctEvent(db, { ...write, eventId, event: changed, ...(reason ? { reason } : {}) });
      return;
    }
    case 'restore':
      await correctEvent(db, { ...write, eventId, event: event() });
      return;
    case 'retract':
      await retractEvent(db, { ...write, eventId, reason });
      return;
    case 'cancelGoal': {
      const goal = event();
      if (!('side' in goal) || !goal.side)
        throw new InvalidInput([{ field: 'eventId', code: 'form.invalid' }]);
      const { phase, clock: running } = state.match;
      const minute = phase
        ? readClock({ phase, clock: running }, at)
        : { minute: goal.minute, added: goal.added };
      await cancelGoalByVar(db, { ...write, eventId, side: goal.side, note: fields.note ?? '', at: minute });
      return;
    }
    case 'clock': {
      const minute = Number(fields.minute);
      if (!/^\d{1,3}$/.test(fields.minute ?? '') || minute > 130)
        throw new InvalidInput([{ field: 'minute', code: 'match.minute' }]);
      await correctClock(db, { ...write, at, minute });
      return;
    }
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

function parsePost({ text = '', minute = '', isKey, isPinned }: EntryFields): CommentaryInput {
  const problems: Problem[] = [];
  const time = parseMinute(minute, problems) ?? { minute: null, added: null };
  if (problems.length > 0) throw new InvalidInput(problems);
  return { text, ...time, isKey: isKey === 'on', isPinned: isPinned === 'on' };
}
