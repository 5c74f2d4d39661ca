import type { Problem } from '#domain/errors.ts';
import { type HomeList, type HomeSlot, homeSlots, placeOf } from './home-slot.ts';

/** An article at a place of its own. */
export interface HomePin {
  articleId: string;
  /** Until when (epoch milliseconds); null: until somebody changes it. */
  until: number | null;
  /** The story may stand in the other list too. */
  twice?: boolean;
  /** As it was when the board was written, for the history. */
  title?: string;
}

/** Where which article is pinned. A place that is not there is filled by the rules of spec §7. */
export type HomeBoard = Partial<Record<HomeSlot, HomePin>>;

/** The pins with their places, in the order of the page. */
export function listPins(board: HomeBoard): (HomePin & { slot: HomeSlot })[] {
  return homeSlots.flatMap((slot) => {
    const pin = board[slot];
    return pin ? [{ slot, ...pin }] : [];
  });
}

/** Without the pins whose time is over at `now` (epoch milliseconds). */
export function dropExpired(board: HomeBoard, now: number): HomeBoard {
  return keepPins(board, (pin) => pin.until === null || pin.until > now);
}

/** The board with those pins only of which `isKept` holds. */
export function keepPins(board: HomeBoard, isKept: (pin: HomePin) => boolean): HomeBoard {
  return Object.fromEntries(
    listPins(board)
      .filter(isKept)
      .map(({ slot, ...pin }) => [slot, pin]),
  );
}

/** Whether two boards pin the same articles to the same places in the same way. */
export function isSameBoard(one: HomeBoard, other: HomeBoard): boolean {
  return homeSlots.every((slot) => isSamePin(one[slot], other[slot]));
}

export function isSamePin(one: HomePin | undefined, other: HomePin | undefined): boolean {
  return (
    one?.articleId === other?.articleId &&
    (one?.until ?? null) === (other?.until ?? null) &&
    (one?.twice ?? false) === (other?.twice ?? false)
  );
}

/** Whether the article may stand in the list beside the pins of the board: once, and in both only where a pin says so. */
export function isFree(
  board: HomeBoard,
  { list, articleId, twice = false }: Pick<HomePin, 'articleId' | 'twice'> & { list: HomeList },
): boolean {
  return listPins(board).every(
    (pin) =>
      pin.articleId !== articleId || (placeOf(pin.slot).list !== list && (twice || pin.twice === true)),
  );
}

/** What is wrong with a board: `article-slider-2` pinned twice, `until-lead-1` in the past at `now`. */
export function listBoardProblems(board: HomeBoard, { now }: { now: number }): Problem[] {
  let before: HomeBoard = {};
  return listPins(board).flatMap(({ slot, ...pin }): Problem[] => {
    const problems: Problem[] = [];
    if (!isFree(before, { list: placeOf(slot).list, ...pin }))
      problems.push({ field: `article-${slot}`, code: 'board.twice' });
    if (pin.until !== null && pin.until <= now)
      problems.push({ field: `until-${slot}`, code: 'board.untilPast' });
    before = { ...before, [slot]: pin };
    return problems;
  });
}

/** JSON of the table → board; what is not of its kind is left out. */
export function parseStoredBoard(json: string): HomeBoard {
  const stored = JSON.parse(json) as Record<string, Partial<HomePin> | undefined>;
  return Object.fromEntries(
    homeSlots.flatMap((slot) => {
      const { articleId, until = null, twice, title } = stored[slot] ?? {};
      return typeof articleId === 'string' ? [[slot, { articleId, until, twice, title }]] : [];
    }),
  );
}
