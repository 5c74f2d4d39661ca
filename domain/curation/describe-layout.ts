import { quote } from '#az/characters/quote.ts';
import { formatDateTime } from '#az/format/dates.ts';
import { homeLayoutText } from '#az/text/admin/home-layout.ts';
import { type HomeLayout, type HomePin, isSamePin, listPins } from './home-layout.ts';
import { type HomeSlot, homeSlots, parseSlotPosition } from './home-slot.ts';

/** `Slayder, 2-ci yer`. */
export function slotName(slot: HomeSlot): string {
  const { list, at } = parseSlotPosition(slot);
  return homeLayoutText.slot[list](at + 1);
}

/** The layout in words, a line for each pin. */
export function describeLayout(layout: HomeLayout): string[] {
  return listPins(layout).map(({ slot, ...pin }) => `${slotName(slot)}: ${pinWords(pin)}`);
}

/** What changed from one layout to the next in words, a line for each place. */
export function describeLayoutChanges(before: HomeLayout, after: HomeLayout): string[] {
  return homeSlots.flatMap((slot) => {
    const [old, next] = [before[slot], after[slot]];
    if (isSamePin(old, next)) return [];
    const words = old
      ? next
        ? homeLayoutText.changed(pinWords(old), pinWords(next))
        : homeLayoutText.freed(pinWords(old))
      : next && homeLayoutText.filled(pinWords(next));
    return [`${slotName(slot)}: ${words}`];
  });
}

function pinWords({ title, until, twice }: HomePin): string {
  const more = [
    ...(until === null ? [] : [homeLayoutText.untilDate(formatDateTime(until))]),
    ...(twice ? [homeLayoutText.inBoth] : []),
  ];
  const name = quote(title || homeLayoutText.gone);
  return more.length === 0 ? name : homeLayoutText.withMore(name, more.join(', '));
}
