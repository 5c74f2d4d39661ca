import type { Problem } from '#domain/errors.ts';
import { type HomeList, type HomeSlot, homeSlots, parseSlotPosition } from './home-slot.ts';

/** An article at a place of its own. */
export interface HomePin {
  articleId: string;
  /** Until when (epoch milliseconds); null: until somebody changes it. */
  until: number | null;
  /** The article may stand in the other list too. */
  twice?: boolean;
  /** As it was when the layout was written, for the history. */
  title?: string;
}

/** Where which article is pinned. A place that is not there is filled by the rules of spec §7. */
export type HomeLayout = Partial<Record<HomeSlot, HomePin>>;

/** The pins with their places, in the order of the page. */
export function listPins(layout: HomeLayout): (HomePin & { slot: HomeSlot })[] {
  return homeSlots.flatMap((slot) => {
    const pin = layout[slot];
    return pin ? [{ slot, ...pin }] : [];
  });
}

/** Without the pins whose time is over at `now` (epoch milliseconds). */
export function dropExpired(layout: HomeLayout, now: number): HomeLayout {
  return keepPins(layout, (pin) => pin.until === null || pin.until > now);
}

/** The layout with those pins only of which `isKept` holds. */
export function keepPins(layout: HomeLayout, isKept: (pin: HomePin) => boolean): HomeLayout {
  return Object.fromEntries(
    listPins(layout)
      .filter(isKept)
      .map(({ slot, ...pin }) => [slot, pin]),
  );
}

/** Whether two layouts pin the same articles to the same places in the same way. */
export function isSameLayout(one: HomeLayout, other: HomeLayout): boolean {
  return homeSlots.every((slot) => isSamePin(one[slot], other[slot]));
}

export function isSamePin(one: HomePin | undefined, other: HomePin | undefined): boolean {
  return (
    one?.articleId === other?.articleId &&
    (one?.until ?? null) === (other?.until ?? null) &&
    (one?.twice ?? false) === (other?.twice ?? false)
  );
}

/** Whether the article may stand in the list beside the pins of the layout: once, and in both only where a pin says so. */
export function isFree(
  layout: HomeLayout,
  { list, articleId, twice = false }: Pick<HomePin, 'articleId' | 'twice'> & { list: HomeList },
): boolean {
  return listPins(layout).every(
    (pin) =>
      pin.articleId !== articleId ||
      (parseSlotPosition(pin.slot).list !== list && (twice || pin.twice === true)),
  );
}

/** What is wrong with a layout: `article-slider-2` pinned twice, `until-lead-1` in the past at `now`. */
export function listLayoutProblems(layout: HomeLayout, { now }: { now: number }): Problem[] {
  let before: HomeLayout = {};
  return listPins(layout).flatMap(({ slot, ...pin }): Problem[] => {
    const problems: Problem[] = [];
    if (!isFree(before, { list: parseSlotPosition(slot).list, ...pin }))
      problems.push({ field: `article-${slot}`, code: 'layout.twice' });
    if (pin.until !== null && pin.until <= now)
      problems.push({ field: `until-${slot}`, code: 'layout.untilPast' });
    before = { ...before, [slot]: pin };
    return problems;
  });
}

/** JSON of the table → layout; what is not of its kind is left out. */
export function parseStoredLayout(json: string): HomeLayout {
  const stored = JSON.parse(json) as Record<string, Partial<HomePin> | undefined>;
  return Object.fromEntries(
    homeSlots.flatMap((slot) => {
      const { articleId, until = null, twice, title } = stored[slot] ?? {};
      return typeof articleId === 'string' ? [[slot, { articleId, until, twice, title }]] : [];
    }),
  );
}
