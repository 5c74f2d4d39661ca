import type { Problem } from '#platform/errors.ts';
import { type HomeList, type HomeSlot, homeSlots, parseSlotPosition } from './home-slot.ts';

/** An article that editors put in a slot. */
export interface HomePin {
  articleId: string;
  /** When the pin expires, epoch milliseconds; null: never. */
  until: number | null;
  /** The article may be in the other list too. */
  twice?: boolean;
  /** The title when the layout was saved, for the history. */
  title?: string;
}

/** The pins of the front page. The rules of spec §7 fill a slot without a pin. */
export type HomeLayout = Partial<Record<HomeSlot, HomePin>>;

/** The pins with their slots, in the order of the page. */
export function listPins(layout: HomeLayout): (HomePin & { slot: HomeSlot })[] {
  return homeSlots.flatMap((slot) => {
    const pin = layout[slot];
    return pin ? [{ slot, ...pin }] : [];
  });
}

/** Returns the layout without the pins that have expired at `now` (epoch milliseconds). */
export function removeExpiredPins(layout: HomeLayout, now: number): HomeLayout {
  return filterPins(layout, (pin) => pin.until === null || pin.until > now);
}

/** Returns the layout with the pins for which `predicate` is true. */
export function filterPins(layout: HomeLayout, predicate: (pin: HomePin) => boolean): HomeLayout {
  return Object.fromEntries(
    listPins(layout)
      .filter(predicate)
      .map(({ slot, ...pin }) => [slot, pin]),
  );
}

/** Whether two layouts have the same pins in the same slots. Titles are not compared. */
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

/**
 * Whether the article can be added to the list: it is not pinned there yet, and in the other list only if a pin
 * allows both.
 */
export function canAddToList(
  layout: HomeLayout,
  { list, articleId, twice = false }: Pick<HomePin, 'articleId' | 'twice'> & { list: HomeList },
): boolean {
  return listPins(layout).every(
    (pin) =>
      pin.articleId !== articleId ||
      (parseSlotPosition(pin.slot).list !== list && (twice || pin.twice === true)),
  );
}

/** The problems of a layout: an article pinned twice (field `article-slider-2`), an end before `now` (`until-lead-1`). */
export function listLayoutProblems(layout: HomeLayout, { now }: { now: number }): Problem[] {
  let before: HomeLayout = {};
  return listPins(layout).flatMap(({ slot, ...pin }): Problem[] => {
    const problems: Problem[] = [];
    if (!canAddToList(before, { list: parseSlotPosition(slot).list, ...pin }))
      problems.push({ field: `article-${slot}`, code: 'layout.twice' });
    if (pin.until !== null && pin.until <= now)
      problems.push({ field: `until-${slot}`, code: 'layout.untilPast' });
    before = { ...before, [slot]: pin };
    return problems;
  });
}

/** Parses the JSON of the table. Unknown slots and invalid pins are left out. */
export function parseStoredLayout(json: string): HomeLayout {
  const stored = JSON.parse(json) as Record<string, Partial<HomePin> | undefined>;
  return Object.fromEntries(
    homeSlots.flatMap((slot) => {
      const { articleId, until = null, twice, title } = stored[slot] ?? {};
      return typeof articleId === 'string' ? [[slot, { articleId, until, twice, title }]] : [];
    }),
  );
}
