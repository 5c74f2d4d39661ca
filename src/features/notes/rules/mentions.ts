import { foldText } from '#az/characters/characters.ts';
import { compareAz } from '#az/characters/sort-key.ts';
import { resolveActiveRole } from '#features/accounts/rules/find-active-role.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';

export interface Mentionable {
  id: string;
  name: string;
  /** Distinguishes people with the same name; absent when the name is unique. */
  detail?: string;
}

/** The stored form of a mention. */
const mentionToken = (id: string) => `@[${id}]`;
const TOKEN = /@\[([0-9A-Za-z]{1,40})\]/g;
/** How many characters longer or shorter a folded name can be (`ё` becomes `yo`). */
const MAX_LENGTH_DIFFERENCE = 3;
/** Each `@` is compared with every name. Further ones are not mentions. */
const MAX_AT_SIGNS = 60;

/**
 * Finds the people mentioned in a note: `@` and a full name, in any spelling and with any ending (`@elvin eliyeve`), or
 * `@` and a first name. `chosen` are the ids that the author picked; they decide between people with the same name.
 * Returns the text with ids instead of names, the mentioned people, and as `unsure` the people with the same name between
 * whom nothing decides. Their names stay in the text.
 */
export function findMentions(
  text: string,
  { people, chosen = [] }: { people: readonly Mentionable[]; chosen?: readonly string[] },
): { text: string; mentioned: Mentionable[]; unsure: Mentionable[] } {
  // Longest name first, because one name may be the beginning of another.
  const longestFirst = [...people].sort((a, b) => b.name.length - a.name.length);
  const mentioned = new Map<string, Mentionable>();
  const unsure = new Map<string, Mentionable>();
  let done = '';
  let rest = text;
  let signs = 0;
  for (let at = rest.indexOf('@'); at >= 0 && signs < MAX_AT_SIGNS; at = rest.indexOf('@')) {
    signs++;
    // An `@` inside a word belongs to an e-mail address.
    const isStart = !/[\p{L}\p{N}._-]$/u.test((at > 0 ? rest.slice(0, at) : done).slice(-2));
    const after = rest.slice(at + 1);
    const match = isStart
      ? (matchFullName(after, longestFirst) ?? matchFirstName(after, longestFirst))
      : null;
    const meant = match ? selectMeant(match.namesakes, chosen) : [];
    done += rest.slice(0, at) + (meant.map(({ id }) => mentionToken(id)).join(', ') || '@');
    rest = after.slice(meant.length > 0 ? match?.length : 0);
    for (const person of meant) mentioned.set(person.id, person);
    if (meant.length === 0) for (const person of match?.namesakes ?? []) unsure.set(person.id, person);
  }
  return { text: done + rest, mentioned: [...mentioned.values()], unsure: [...unsure.values()] };
}

/** The people with the name that was found, and its length in the text. */
type NameMatch = { namesakes: Mentionable[]; length: number } | null;

/** The only person with a name, or the chosen ones of several. */
function selectMeant(namesakes: Mentionable[], chosen: readonly string[]): Mentionable[] {
  return namesakes.length === 1 ? namesakes : namesakes.filter(({ id }) => chosen.includes(id));
}

function matchFullName(text: string, people: readonly Mentionable[]): NameMatch {
  for (const person of people) {
    const name = foldText(person.name.trim());
    if (name === '') continue;
    const maxLength = Math.min(text.length, name.length + MAX_LENGTH_DIFFERENCE);
    for (let length = Math.max(1, name.length - MAX_LENGTH_DIFFERENCE); length <= maxLength; length++)
      if (foldText(text.slice(0, length)) === name)
        return { namesakes: people.filter((other) => foldText(other.name.trim()) === name), length };
  }
  return null;
}

function matchFirstName(text: string, people: readonly Mentionable[]): NameMatch {
  const word = /^[\p{L}\p{M}]+/u.exec(text)?.[0] ?? '';
  const folded = foldText(word);
  const namesakes = people.filter(({ name }) => foldText(name).split(/\s+/)[0] === folded);
  return word !== '' && namesakes.length > 0 ? { namesakes, length: word.length } : null;
}

/** A part of a note: text or a mention. */
export interface NotePart {
  text: string;
  /** The id of the mentioned person; null for text. */
  staffId: string | null;
}

/** Splits a stored note into parts, with names instead of ids. An unknown id stays in the text. */
export function parseNoteParts(stored: string, names: ReadonlyMap<string, string>): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of stored.matchAll(TOKEN)) {
    const [token, id = ''] = match;
    const name = names.get(id);
    if (name === undefined) continue;
    if (match.index > end) parts.push({ text: stored.slice(end, match.index), staffId: null });
    parts.push({ text: `@${name}`, staffId: id });
    end = match.index + token.length;
  }
  if (end < stored.length) parts.push({ text: stored.slice(end), staffId: null });
  return parts;
}

/** A note that mentions the actor. Times are epoch milliseconds. */
interface Mention {
  id: string;
  article: { id: string; title: string };
  author: string;
  parts: NotePart[];
  at: number;
  isRead: boolean;
}

/** The newest notes of others that mention the actor, read or not. Notes on deleted articles are left out. */
export async function listMentions(
  db: Db,
  { actor, limit = 50 }: { actor: Pick<Actor, 'id' | 'name'>; limit?: number },
): Promise<Mention[]> {
  const rows = await db
    .selectFrom('note_mention')
    .innerJoin('article_note', 'article_note.id', 'note_mention.note_id')
    .innerJoin('article', 'article.id', 'note_mention.article_id')
    .leftJoin('staff', 'staff.id', 'article_note.staff_id')
    .select(['note_mention.id', 'note_mention.created_at', 'note_mention.read_at', 'note_mention.note_id'])
    .select(['article_note.text', 'article_note.staff_name', 'staff.name as name_now'])
    .select(['article.id as article_id', 'article.title'])
    .where('note_mention.staff_id', '=', actor.id)
    .where('article_note.staff_id', 'is distinct from', actor.id)
    .orderBy('note_mention.created_at', 'desc')
    .orderBy('note_mention.id', 'desc')
    .limit(limit)
    .execute();
  const names = await readNames(
    db,
    rows.map((row) => row.note_id),
  );
  return rows.map((row) => ({
    id: row.id,
    article: { id: row.article_id, title: row.title },
    author: row.name_now ?? row.staff_name,
    parts: parseNoteParts(row.text, names),
    at: row.created_at,
    isRead: row.read_at !== null,
  }));
}

async function readNames(db: Db, noteIds: readonly string[]): Promise<Map<string, string>> {
  if (noteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('note_mention')
    .innerJoin('staff', 'staff.id', 'note_mention.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('note_mention.note_id', 'in', noteIds)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Marks the actor's mentions on an article as read. Returns how many were unread. `now` in epoch milliseconds. */
export async function markMentionsRead(
  db: Db,
  { actor, articleId, now }: { actor: Pick<Actor, 'id'>; articleId: string; now: number },
): Promise<number> {
  const unread = await db
    .selectFrom('note_mention')
    .select('id')
    .where('staff_id', '=', actor.id)
    .where('article_id', '=', articleId)
    .where('read_at', 'is', null)
    .execute();
  // Usually there are none. Then this does not write.
  if (unread.length === 0) return 0;
  await db
    .updateTable('note_mention')
    .set({ read_at: now })
    .where(
      'id',
      'in',
      unread.map(({ id }) => id),
    )
    .execute();
  return unread.length;
}

/** Counts the actor's unread mentions. Mentions on deleted articles do not count. */
export async function countUnreadMentions(db: Db, { actor }: { actor: Pick<Actor, 'id'> }): Promise<number> {
  const { unread } = await db
    .selectFrom('note_mention')
    .innerJoin('article', 'article.id', 'note_mention.article_id')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('note_mention.staff_id', '=', actor.id)
    .where('note_mention.read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** The accounts that can read notes now, by name. Moderators cannot. Accounts with the same name have their e-mail address as detail. */
export async function listMentionableStaff(
  db: Db,
  { adminEmail }: { adminEmail: string | null },
): Promise<Mentionable[]> {
  const rows = await db.selectFrom('staff').select(['id', 'name', 'email', 'role', 'banned']).execute();
  const active = rows.filter((row) => {
    const role = resolveActiveRole(row, adminEmail);
    return role !== null && hasRole({ role }, 'author');
  });
  const byName = Map.groupBy(active, ({ name }) => foldText(name.trim()));
  return active
    .map(({ id, name, email }) => ({
      id,
      name,
      ...((byName.get(foldText(name.trim()))?.length ?? 0) > 1 && { detail: email }),
    }))
    .sort((a, b) => compareAz(a.name, b.name));
}
