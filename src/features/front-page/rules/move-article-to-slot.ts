import { filterPins, type HomeLayout, type HomePin } from './home-layout.ts';
import { type HomeSlot, listSlots, parseSlotPosition } from './home-slot.ts';

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
