import { quote } from '#az/characters/quote.ts';
import { formatDateTime } from '#az/format/dates.ts';
import { boardText } from '#az/text/admin/home-layout.ts';
import { type HomeBoard, type HomePin, isSamePin, listPins } from './home-layout.ts';
import { type HomeSlot, homeSlots, placeOf } from './home-slot.ts';

/** `Slayder, 2-ci yer`. */
export function slotName(slot: HomeSlot): string {
  const { list, at } = placeOf(slot);
  return boardText.slot[list](at + 1);
}

/** The board in words, a line for each pin. */
export function boardLines(board: HomeBoard): string[] {
  return listPins(board).map(({ slot, ...pin }) => `${slotName(slot)}: ${pinWords(pin)}`);
}

/** What changed from one board to the next in words, a line for each place. */
export function boardChanges(before: HomeBoard, after: HomeBoard): string[] {
  return homeSlots.flatMap((slot) => {
    const [old, next] = [before[slot], after[slot]];
    if (isSamePin(old, next)) return [];
    const words = old
      ? next
        ? boardText.changed(pinWords(old), pinWords(next))
        : boardText.freed(pinWords(old))
      : next && boardText.filled(pinWords(next));
    return [`${slotName(slot)}: ${words}`];
  });
}

function pinWords({ title, until, twice }: HomePin): string {
  const more = [
    ...(until === null ? [] : [boardText.untilDate(formatDateTime(until))]),
    ...(twice ? [boardText.inBoth] : []),
  ];
  const name = quote(title || boardText.gone);
  return more.length === 0 ? name : boardText.withMore(name, more.join(', '));
}
