import { foldText } from '#az/characters/characters.ts';
import type { Mentionable } from '../rules/find-mentions.ts';

/** A mention that is being typed: the index of its `@`, and the text between the `@` and the cursor. */
export interface MentionQuery {
  start: number;
  text: string;
}

const MAX_PEOPLE = 6;

/** The mention at the cursor; null when the cursor is outside of a mention. */
export function findMentionQuery(text: string, cursor: number): MentionQuery | null {
  const before = text.slice(0, cursor);
  const found = /(?:^|[^\p{L}\p{N}._-])@([^@\n]{0,40})$/u.exec(before);
  return found ? { start: cursor - (found[1]?.length ?? 0) - 1, text: found[1] ?? '' } : null;
}

/** People with a name, or a word of a name, that begins with `typed`: `elv`, `eliyev` and `ELVİN Ə` find Elvin Əliyev. */
export function matchPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const wanted = foldText(typed);
  const isMatch = ({ name }: Mentionable) => {
    const folded = foldText(name);
    return folded.startsWith(wanted) || folded.includes(` ${wanted}`);
  };
  return people.filter(isMatch).slice(0, MAX_PEOPLE);
}
