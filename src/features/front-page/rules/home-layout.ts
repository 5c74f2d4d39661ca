import { quote } from '#az/characters/quote.ts';
import { formatDateTime } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound, type Problem } from '#platform/errors.ts';
import { homeLayoutText } from '../text.ts';
import {
  type HomeList,
  type HomeSlot,
  homeSlots,
  listSlots,
  parseHomeSlot,
  parseSlotPosition,
} from './home-slot.ts';

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
function filterPins(layout: HomeLayout, predicate: (pin: HomePin) => boolean): HomeLayout {
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

function isSamePin(one: HomePin | undefined, other: HomePin | undefined): boolean {
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

/** @throws InvalidInput with every problem of the layout. */
export function requireValidLayout(layout: HomeLayout, { now }: { now: number }): void {
  const problems = listLayoutProblems(layout, { now });
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The published layout. It includes expired pins until the job deletes them. */
export async function readPublishedLayout(db: Db): Promise<HomeLayout> {
  const rows = await db
    .selectFrom('home_pin')
    .select(['slot', 'article_id', 'expires_at', 'allow_duplicate'])
    .execute();
  return Object.fromEntries(
    rows.flatMap((row) => {
      const slot = parseHomeSlot(row.slot);
      const twice = row.allow_duplicate === 1 && { twice: true };
      return slot ? [[slot, { articleId: row.article_id, until: row.expires_at, ...twice }]] : [];
    }),
  );
}

/**
 * A layout of the history or a scheduled one. `dueAt` is epoch milliseconds; null when it was not scheduled.
 * @throws NotFound.
 */
export async function getHomeLayout(
  db: Db,
  { id }: { id: string },
): Promise<{ layout: HomeLayout; dueAt: number | null }> {
  const row = await db
    .selectFrom('home_layout')
    .select(['pins', 'scheduled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(`No layout ${id}`));
  return { layout: parseStoredLayout(row.pins), dueAt: row.scheduled_at };
}

/** The name of a slot: `Slayder, 2-ci yer`. */
export function formatSlot(slot: HomeSlot): string {
  const { list, at } = parseSlotPosition(slot);
  return homeLayoutText.slot[list](at + 1);
}

/** Describes a layout in Azerbaijani, one line per pin. */
export function describeLayout(layout: HomeLayout): string[] {
  return listPins(layout).map(({ slot, ...pin }) => `${formatSlot(slot)}: ${formatPin(pin)}`);
}

/** Describes the changes between two layouts in Azerbaijani, one line per changed slot. */
export function describeLayoutChanges(before: HomeLayout, after: HomeLayout): string[] {
  return homeSlots.flatMap((slot) => {
    const [oldPin, newPin] = [before[slot], after[slot]];
    if (isSamePin(oldPin, newPin)) return [];
    const change = oldPin
      ? newPin
        ? homeLayoutText.changed(formatPin(oldPin), formatPin(newPin))
        : homeLayoutText.freed(formatPin(oldPin))
      : newPin && homeLayoutText.filled(formatPin(newPin));
    return [`${formatSlot(slot)}: ${change}`];
  });
}

function formatPin({ title, until, twice }: HomePin): string {
  const details = [
    ...(until === null ? [] : [homeLayoutText.untilDate(formatDateTime(until))]),
    ...(twice ? [homeLayoutText.inBoth] : []),
  ];
  const name = quote(title || homeLayoutText.gone);
  return details.length === 0 ? name : homeLayoutText.withMore(name, details.join(', '));
}

/**
 * Moves the article in slot `from` to slot `to` and returns the new layout. Within a list, the pins between move by one.
 * Between the lists, the two slots swap their pins. `shown` is the id of the article that the rules show in `from` when
 * the slot has no pin; the move pins it.
 */
export function moveArticleToSlot(
  layout: HomeLayout,
  { from, to, shown }: { from: HomeSlot; to: HomeSlot; shown: string | undefined },
): HomeLayout {
  const moved: HomePin | undefined = layout[from] ?? (shown ? { articleId: shown, until: null } : undefined);
  if (!moved || from === to) return layout;
  const [source, target] = [parseSlotPosition(from), parseSlotPosition(to)];
  if (source.list !== target.list)
    return filterPins({ ...layout, [from]: layout[to], [to]: moved }, () => true);
  const slots = listSlots(source.list);
  const pins = slots.map((slot) => layout[slot]);
  pins.splice(source.at, 1);
  pins.splice(target.at, 0, moved);
  return filterPins(
    { ...layout, ...Object.fromEntries(slots.map((slot, at) => [slot, pins[at]])) },
    () => true,
  );
}
