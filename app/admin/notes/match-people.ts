import { foldText } from '#az/characters/characters.ts';
import type { Mentionable } from '#domain/notes/find-mentions.ts';

/** What is being typed after an `@`: from where on, and what of a name stands there. */
export interface MentionQuery {
  start: number;
  text: string;
}

const MOST = 6;

/** The mention that the cursor stands in; null when it stands in none. */
export function findMentionQuery(text: string, cursor: number): MentionQuery | null {
  const before = text.slice(0, cursor);
  const found = /(?:^|[^\p{L}\p{N}._-])@([^@\n]{0,40})$/u.exec(before);
  return found ? { start: cursor - (found[1]?.length ?? 0) - 1, text: found[1] ?? '' } : null;
}

/** People whose name, or a word of it, begins so: `elv`, `eliyev` and `ELVİN Ə` all find Elvin Əliyev. */
export function matchPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const wanted = foldText(typed);
  const fits = ({ name }: Mentionable) => {
    const folded = foldText(name);
    return folded.startsWith(wanted) || folded.includes(` ${wanted}`);
  };
  return people.filter(fits).slice(0, MOST);
}
