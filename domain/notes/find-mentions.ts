import { foldText } from '#az/characters/characters.ts';

export interface Mentionable {
  id: string;
  name: string;
  /** What tells them from others of the same name; absent where nobody shares it. */
  detail?: string;
}

/** How a note keeps somebody it mentions. */
const mentionToken = (id: string) => `@[${id}]`;
const TOKEN = /@\[([0-9A-Za-z]{1,40})\]/g;
/** A name and its folded form differ by so many characters at most (`ё` is `yo`). */
const SLACK = 3;
/** Further `@` signs of a note stay as they were typed: each one is compared with every name. */
const MOST_SIGNS = 60;

/**
 * Finds who is mentioned in a typed note: `@` and a whole name, however its letters are typed and whatever ending follows
 * (`@elvin eliyeve`), or a first name. `chosen`: the ids picked from the list of the form, which decide between people of
 * one name. Returns the text with ids in place of names, whom it mentions, and between whom nothing decides: these stay
 * as they were typed.
 */
export function findMentions(
  text: string,
  { people, chosen = [] }: { people: readonly Mentionable[]; chosen?: readonly string[] },
): { text: string; mentioned: Mentionable[]; unsure: Mentionable[] } {
  // Longest first: nobody is taken for somebody whose name begins the same.
  const order = [...people].sort((a, b) => b.name.length - a.name.length);
  const mentioned = new Map<string, Mentionable>();
  const unsure = new Map<string, Mentionable>();
  let kept = '';
  let rest = text;
  let signs = 0;
  for (let at = rest.indexOf('@'); at >= 0 && signs < MOST_SIGNS; at = rest.indexOf('@')) {
    signs++;
    // In the middle of a word it is an address.
    const isStart = !/[\p{L}\p{N}._-]$/u.test((at > 0 ? rest.slice(0, at) : kept).slice(-2));
    const after = rest.slice(at + 1);
    const found = isStart ? (findWhole(after, order) ?? findFirstName(after, order)) : null;
    const meant = found ? choose(found.bearers, chosen) : [];
    kept += rest.slice(0, at) + (meant.map(({ id }) => mentionToken(id)).join(', ') || '@');
    rest = after.slice(meant.length > 0 ? found?.length : 0);
    for (const person of meant) mentioned.set(person.id, person);
    if (meant.length === 0) for (const person of found?.bearers ?? []) unsure.set(person.id, person);
  }
  return { text: kept + rest, mentioned: [...mentioned.values()], unsure: [...unsure.values()] };
}

/** Everybody whose name it may be, and how many characters it takes. */
type Found = { bearers: Mentionable[]; length: number } | null;

/** Who is meant of those that bear a name: the only one, or whoever was picked; nobody while it is open. */
function choose(bearers: Mentionable[], chosen: readonly string[]): Mentionable[] {
  return bearers.length === 1 ? bearers : bearers.filter(({ id }) => chosen.includes(id));
}

function findWhole(after: string, people: readonly Mentionable[]): Found {
  for (const person of people) {
    const name = foldText(person.name.trim());
    if (name === '') continue;
    for (let length = name.length - SLACK; length <= name.length + SLACK; length++)
      if (length > 0 && length <= after.length && foldText(after.slice(0, length)) === name)
        return { bearers: people.filter((one) => foldText(one.name.trim()) === name), length };
  }
  return null;
}

function findFirstName(after: string, people: readonly Mentionable[]): Found {
  const word = /^[\p{L}\p{M}]+/u.exec(after)?.[0] ?? '';
  const folded = foldText(word);
  const bearers = people.filter(({ name }) => foldText(name).split(/\s+/)[0] === folded);
  return word !== '' && bearers.length > 0 ? { bearers, length: word.length } : null;
}

/** A piece of a note: plain words, or somebody by name. */
export interface NotePart {
  text: string;
  /** The id of who is mentioned; null for plain words. */
  staffId: string | null;
}

/** A kept note in pieces, with names in place of ids; an id that mentions nobody stays as it was typed. */
export function parseNoteParts(kept: string, nameOf: ReadonlyMap<string, string>): NotePart[] {
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
