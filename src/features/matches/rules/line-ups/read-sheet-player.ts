import { foldText } from '#az/characters/characters.ts';

export interface SheetPlayer {
  name: string;
  shirt: number | null;
  isCaptain: boolean;
  isGoalkeeper: boolean;
}

/** The rest of a longer text is not read: no player has so long a line. */
const MAX_LENGTH = 200;
const NUMBER_FIRST = /^(?:№|#|n:?)?\s*(\d{1,2})(?!\d)\s*[.):–—-]*\s*(.*)$/i;
const NUMBER_LAST = /^(.*?)\s*(?:[–—-]\s*|№\s*|#\s*|\s)(\d{1,2})$/;
const BRACKETS = /[([]([^()[\]]*)[)\]]/g;
const CAPTAIN = /^(k|c|kapitan|captain|kap\.?)$/;
const GOALKEEPER = /^(q|qk|gk|qapici|goalkeeper|gk?p)$/;
/** A name has a letter, and no more words than a player can have. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’‘ʼ.\- ]{2,60}$/u;

/**
 * One player: `10. Abdellah Zubir (K)`, `Zubir – 10`, `Zubir (10)`. `substitutes` are the names in parentheses:
 * `Zubir (Səfərov, 65)`. Null when there is no name.
 */
export function readSheetPlayer(written: string): { player: SheetPlayer; substitutes: SheetPlayer[] } | null {
  const text = written.slice(0, MAX_LENGTH);
  const marks = [...text.matchAll(BRACKETS)]
    .flatMap(([, inside = '']) => inside.split(/[,;/]/))
    .map((one) => one.trim());
  const [first = '', second] = readNumber(text.replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim());
  const folded = marks.map((mark) => foldText(mark));
  const bracketed = marks.find((mark) => /^[№#]?\d{1,2}$/.test(mark));
  const name = first.replace(/(?<![.,:–—-])[.,:–—-]+$/, '').trim();
  if (!NAME.test(name)) return null;
  const isMark = (mark: string) => CAPTAIN.test(foldText(mark)) || GOALKEEPER.test(foldText(mark));
  const substitutes = marks
    .filter((mark) => !isMark(mark))
    // The minute of the substitution: `65`, `65'`, `90+2`.
    .map((mark) => mark.replace(/\d+(\+\d+)?\s*['’′]?/g, '').trim())
    .filter((mark) => mark.length > 2 && NAME.test(mark))
    .map((mark) => ({ name: mark, shirt: null, isCaptain: false, isGoalkeeper: false }));
  // `Zubir (Səfərov, 65)` has a minute in the brackets, not a number.
  const shirt =
    second ??
    (bracketed !== undefined && substitutes.length === 0 ? Number(bracketed.replace(/\D/g, '')) : null);
  return {
    player: {
      name,
      shirt: shirt === 0 ? null : shirt,
      isCaptain: folded.some((mark) => CAPTAIN.test(mark)),
      isGoalkeeper: folded.some((mark) => GOALKEEPER.test(mark)),
    },
    substitutes,
  };
}

function readNumber(text: string): [name: string, shirt: number | null] {
  const [, number, after] = NUMBER_FIRST.exec(text) ?? [];
  if (number !== undefined) return [after ?? '', Number(number)];
  const [, before, last] = NUMBER_LAST.exec(text) ?? [];
  return last === undefined ? [text, null] : [before ?? '', Number(last)];
}
