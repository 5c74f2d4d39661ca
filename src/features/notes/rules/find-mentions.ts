import { foldText } from '#az/characters/characters.ts';

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
