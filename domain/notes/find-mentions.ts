import { foldText } from '#az/letters.ts';

export interface Mentionable {
  id: string;
  name: string;
}

/** How a note keeps somebody it mentions. */
export const mentionToken = (id: string) => `@[${id}]`;
const TOKEN = /@\[([0-9A-Za-z]{1,40})\]/g;
/** A name and its folded form differ by so many characters at most (`ё` is `yo`). */
const SLACK = 3;

/**
 * Finds who is mentioned in a typed note: `@` and a whole name, however its letters are typed and whatever ending follows
 * (`@elvin eliyeve`), or a first name that only one person has. `chosen`: the ids picked from the list of the form,
 * which decide between two people of one name. Returns the text with ids in place of names, and whom it mentions.
 */
export function findMentions(
  text: string,
  { people, chosen = [] }: { people: readonly Mentionable[]; chosen?: readonly string[] },
): { text: string; mentioned: Mentionable[] } {
  // Longest first: nobody is taken for somebody whose name begins the same. Of equal names, who was picked.
  const order = [...people].sort(
    (a, b) => b.name.length - a.name.length || Number(chosen.includes(b.id)) - Number(chosen.includes(a.id)),
  );
  const mentioned = new Map<string, Mentionable>();
  let kept = '';
  let rest = text;
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    // In the middle of a word it is an address.
    const isStart = !/[\p{L}\p{N}._-]$/u.test(at > 0 ? rest.slice(0, at) : kept);
    const after = rest.slice(at + 1);
    const found = isStart ? (findWhole(after, order) ?? findFirstName(after, order)) : null;
    kept += rest.slice(0, at) + (found ? mentionToken(found.person.id) : '@');
    rest = after.slice(found?.length ?? 0);
    if (found) mentioned.set(found.person.id, found.person);
  }
  return { text: kept + rest, mentioned: [...mentioned.values()] };
}

type Found = { person: Mentionable; length: number } | null;

function findWhole(after: string, people: readonly Mentionable[]): Found {
  for (const person of people) {
    const name = foldText(person.name.trim());
    if (name === '') continue;
    for (let length = name.length - SLACK; length <= name.length + SLACK; length++)
      if (length > 0 && length <= after.length && foldText(after.slice(0, length)) === name)
        return { person, length };
  }
  return null;
}

function findFirstName(after: string, people: readonly Mentionable[]): Found {
  const word = /^[\p{L}\p{M}]+/u.exec(after)?.[0] ?? '';
  const folded = foldText(word);
  const bearers = people.filter(({ name }) => foldText(name).split(/\s+/)[0] === folded);
  const [person] = bearers;
  return word !== '' && person && bearers.length === 1 ? { person, length: word.length } : null;
}

/** A piece of a note: plain words, or somebody by name. */
export interface NotePart {
  text: string;
  /** The id of who is mentioned; null for plain words. */
  staffId: string | null;
}

/** A kept note in pieces, with names in place of ids; an id that mentions nobody stays as it was typed. */
export function readNoteParts(kept: string, nameOf: ReadonlyMap<string, string>): NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of kept.matchAll(TOKEN)) {
    const [token, id = ''] = match;
    const name = nameOf.get(id);
    if (name === undefined) continue;
    if (match.index > end) parts.push({ text: kept.slice(end, match.index), staffId: null });
    parts.push({ text: `@${name}`, staffId: id });
    end = match.index + token.length;
  }
  if (end < kept.length) parts.push({ text: kept.slice(end), staffId: null });
  return parts;
}
