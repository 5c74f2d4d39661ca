import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { listNotes } from '../rules/list-notes.ts';
import { listMentionableStaff, markMentionsRead } from '../rules/mentions.ts';

/** Reads the notes on an article for `actor`, and marks their mentions of the actor as read. */
export async function readNotesPanel(
  context: RouteContext,
  { actor, articleId }: { actor: Actor; articleId: string },
) {
  const { db, now, newId, adminEmail } = servicesOf(context);
  const [notes, people] = await Promise.all([
    listNotes(db, { actor, articleId }),
    listMentionableStaff(db, { adminEmail }),
  ]);
  await markMentionsRead(db, { actor, articleId, now: now() });
  // The form sends the id of the next note, so that a form sent twice writes one note.
  return { articleId, now: now(), notes, people, nextId: newId() };
}

export type NotesPanelData = Awaited<ReturnType<typeof readNotesPanel>>;
