import { quote } from '#az/characters/quote.ts';
import { formatDateTime } from '#az/format/dates.ts';
import { homeLayoutText } from '../text.ts';
import { type HomeLayout, type HomePin, isSamePin, listPins } from './home-layout.ts';
import { type HomeSlot, homeSlots, parseSlotPosition } from './home-slot.ts';

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
